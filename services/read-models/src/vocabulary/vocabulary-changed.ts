/** Channel of the notifications that words came, went, or are in more or fewer listings now. */
export const VOCABULARY_CHANGED = 'vocabulary_changed'
