/** So few matches are found and sorted faster than anything else. */
export const FEW_MATCHES = 300
