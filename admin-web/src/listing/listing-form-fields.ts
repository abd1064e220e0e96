import { LISTING_LABELS } from './listing-labels.ts'

/** Fields whose messages the form shows beside them. */
export const LISTING_FORM_FIELDS: readonly string[] = Object.keys(LISTING_LABELS)
