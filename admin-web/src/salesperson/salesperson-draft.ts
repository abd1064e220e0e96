import type { SalespersonAnswer } from '@tahanan/contracts/salesperson/salesperson-answer.ts'
import { PERSON_LABELS, type PersonDraft, personDraft } from '../person/person-draft.ts'

/** The form of a salesperson, who works under a broker (decision 100). */
export interface SalespersonDraft extends PersonDraft {
  readonly broker_id: number | null
}

export const SALESPERSON_LABELS = { ...PERSON_LABELS, broker_id: 'Broker' } as const

/** @param defaultBrokerId preselected for a new one (§6) */
export function salespersonDraft(
  salesperson: SalespersonAnswer | undefined,
  defaultBrokerId: number | null,
): SalespersonDraft {
  return { ...personDraft(salesperson), broker_id: salesperson?.broker_id ?? defaultBrokerId }
}
