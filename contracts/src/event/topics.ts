/** The one topic of published state events: compacted, keyed by `eventKey`. */
export const CATALOG_TOPIC = 'catalog'

/** Where events go that can never be projected, with their cause in the headers. Not compacted. */
export const CATALOG_DEAD_LETTER_TOPIC = 'catalog.dead-letter'
