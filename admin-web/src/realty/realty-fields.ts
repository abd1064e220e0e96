import { REALTY_LABELS } from './realty-draft.ts'

/** Fields whose messages the form shows beside them. */
export const REALTY_FIELDS: readonly string[] = [...Object.keys(REALTY_LABELS), 'logo']
