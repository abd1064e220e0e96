/** Public counts are exact up to here; a list of more says so many and `count_exact: false` (decisions §0). */
export const COUNT_LIMIT = 1_000
