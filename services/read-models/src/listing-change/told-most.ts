/** Beyond so many changes what is kept is better read anew. */
export const TOLD_MOST = 64
