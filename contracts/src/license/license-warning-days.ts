/** So long before its last day a licence is said to be ending. */
export const LICENSE_WARNING_DAYS = 60
