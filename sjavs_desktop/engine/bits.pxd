# Bit tricks as the processor's own instructions, and numbers that the compiler knows, where kernel.py is compiled.
from cpython.array cimport array

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __forceinline int sjavs_low(unsigned int x) { unsigned long at; _BitScanForward(&at, x); return (int)at; }
    static __forceinline int sjavs_high(unsigned int x) { unsigned long at; _BitScanReverse(&at, x); return (int)at; }
    #if defined(_M_X64) || defined(_M_IX86)
    static __forceinline int sjavs_count(unsigned int x) { return (int)__popcnt(x); }
    #else
    static __forceinline int sjavs_count(unsigned int x) {
        x -= x >> 1 & 0x55555555u;
        x = (x & 0x33333333u) + (x >> 2 & 0x33333333u);
        return (int)(((x + (x >> 4) & 0x0F0F0F0Fu) * 0x01010101u) >> 24);
    }
    #endif
    #else
    #define sjavs_low(x) __builtin_ctz(x)
    #define sjavs_high(x) (31 - __builtin_clz(x))
    #define sjavs_count(x) __builtin_popcount(x)
    #endif
    #define sjavs_slot(x, l, b) (((x) * 2654435769u + (unsigned int)(l) * 40503u) >> (32 - (b)))
    """
    int low "sjavs_low"(unsigned int x) noexcept nogil
    int high "sjavs_high"(unsigned int x) noexcept nogil
    int count "sjavs_count"(unsigned int x) noexcept nogil
    unsigned int slot "sjavs_slot"(unsigned int rest, int leader, int bits) noexcept nogil

cdef enum:
    TRUMPS = 4
    NONE = -1
    WIDE = 40
    PLIES = 40
    ENDLESS = 1048576
    RUN_AWAY = 4
    CLASSES = 16
    WIDEST = 8
    CLASS = 256

cdef inline int* ints(array numbers) except NULL:
    if numbers.ob_descr.typecode != b"i":
        raise TypeError("an array of the kind 'i' is needed")
    return numbers.data.as_ints

cdef inline unsigned int* words(array numbers) except NULL:
    return numbers.data.as_uints
