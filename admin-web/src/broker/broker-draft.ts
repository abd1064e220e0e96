import type { BrokerAnswer } from '@tahanan/contracts/broker/broker-answer.ts'
import { PERSON_LABELS, type PersonDraft, personDraft } from '../person/person-draft.ts'

/** The form of a broker (decision 97), who may work for a firm. */
export interface BrokerDraft extends PersonDraft {
  readonly office_address: string
  readonly realty_id: number | null
}

export const BROKER_LABELS = { ...PERSON_LABELS, office_address: 'Office address', realty_id: 'Realty' } as const

/** Fields whose messages the form shows beside them. */
export const BROKER_FIELDS: readonly string[] = [...Object.keys(BROKER_LABELS), 'image']

export function brokerDraft(broker?: BrokerAnswer): BrokerDraft {
  return {
    ...personDraft(broker),
    office_address: broker?.office_address ?? '',
    realty_id: broker?.realty_id ?? null,
  }
}
