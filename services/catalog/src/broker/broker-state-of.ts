import type { BrokerState } from '@tahanan/contracts/broker/broker-state.ts'
import { contactNumbersOf } from '../contact/contact-numbers-of.ts'
import type { StoredBroker } from './broker.ts'

/** What `broker.changed` says of a broker: what visitors may see (decision 99), and only PRC licences license. */
export function brokerStateOf({ id, fields }: StoredBroker, realtyName: string | null): BrokerState {
  const { name, licenses, contact, socials } = fields
  return {
    id,
    name,
    licenses: licenses
      .filter(({ kind }) => kind === 'PRC')
      .map((license) => ({ name: license.name, validUntil: license.validUntil })),
    realtyName,
    contact,
    contactNumbers: contactNumbersOf(contact),
    socials: [...socials],
  }
}
