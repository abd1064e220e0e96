/** Channel of the notifications that words find something else now: the index comes after the views. */
export const INDEX_CHANGED = 'index_changed'
