import type { SalespersonAnswer } from '@tahanan/contracts/salesperson/salesperson-answer.ts'
import { PERSON_LABELS, type PersonDraft, personDraft } from '../person/person-draft.ts'

/** The form of a salesperson, who works under a broker (decision 100). */
export interface SalespersonDraft extends PersonDraft {
  readonly broker_id: number | null
}

export const SALESPERSON_LABELS = { ...PERSON_LABELS, broker_id: 'Broker' } as const

/** Fields whose messages the form shows beside them. */
export const SALESPERSON_FIELDS: readonly string[] = [...Object.keys(SALESPERSON_LABELS), 'image']

export function salespersonDraft(salesperson?: SalespersonAnswer): SalespersonDraft {
  return { ...personDraft(salesperson), broker_id: salesperson?.broker_id ?? null }
}
