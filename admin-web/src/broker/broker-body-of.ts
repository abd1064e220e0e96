import { personBodyOf } from '../person/person-body-of.ts'
import type { BrokerDraft } from './broker-draft.ts'

/** The form as the calls take it. */
export function brokerBodyOf(draft: BrokerDraft) {
  return { ...personBodyOf(draft), office_address: draft.office_address, realty_id: draft.realty_id }
}
