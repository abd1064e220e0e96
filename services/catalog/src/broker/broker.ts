import type { BrokerAnswer, BrokerFields, BrokerState } from '@tahanan/contracts/broker/broker.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import type { Stored } from '../aggregate/stored.store.ts'
import { contactNumbersOf } from '../contact/contact-numbers-of.ts'
import { type Person, personAnswerOf } from '../person/person.ts'
import { pictureAnswersByOwner } from '../picture/picture-answers.ts'
import { readBrokerSurroundings } from './broker.store.ts'
import type { Db } from '../row/row.store.ts'

export interface Broker extends Person, Pick<BrokerFields, 'officeAddress' | 'realtyId'> {}

export type StoredBroker = Stored<Broker>

/** These brokers as staff see them, in the same order. */
export async function brokerAnswersOf(db: Db, brokers: readonly StoredBroker[], now: Date): Promise<BrokerAnswer[]> {
  const ids = brokers.map(({ id }) => id)
  const photos = await pictureAnswersByOwner(db, 'broker', ids)
  const surroundings = await readBrokerSurroundings(db, ids)
  return brokers.map((broker) => {
    const { id, fields } = broker
    const { realty = null, listings = 0, salespersons = 0 } = surroundings.get(id) ?? {}
    return {
      ...personAnswerOf(broker, photos.get(id)?.[0], manilaDate(now)),
      office_address: fields.officeAddress,
      realty,
      realty_id: fields.realtyId,
      salespersons,
      listings,
    }
  })
}

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
