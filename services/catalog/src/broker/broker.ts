import type { BrokerFields } from '@tahanan/contracts/broker/broker-fields.ts'
import type { Stored } from '../aggregate/stored.ts'
import type { Person } from '../person/person.ts'

/** A broker as it is stored. */
export interface Broker extends Person, Pick<BrokerFields, 'officeAddress' | 'realtyId'> {}

export type StoredBroker = Stored<Broker>
