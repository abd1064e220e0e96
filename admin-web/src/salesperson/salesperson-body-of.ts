import { personBodyOf } from '../person/person-body-of.ts'
import type { SalespersonDraft } from './salesperson-draft.ts'

/** The form as the calls take it. */
export function salespersonBodyOf(draft: SalespersonDraft) {
  return { ...personBodyOf(draft), ...(draft.broker_id !== null && { broker_id: draft.broker_id }) }
}
