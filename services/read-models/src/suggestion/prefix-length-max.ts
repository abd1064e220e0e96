/** Beginnings of words are kept up to so many letters; of longer ones, what begins alike is gone through. */
export const PREFIX_LENGTH_MAX = 6
