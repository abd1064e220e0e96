import type { Named } from '@tahanan/contracts/property/property-fields.ts'
import type { SalespersonAnswer, SalespersonFields } from '@tahanan/contracts/salesperson/salesperson.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import type { Stored } from '../aggregate/stored.store.ts'
import { readBrokerNames } from '../broker/broker.store.ts'
import { type Person, personAnswerOf } from '../person/person.ts'
import { pictureAnswersByOwner } from '../picture/picture-answers.ts'
import type { Db } from '../row/row.store.ts'

/** These salespersons as staff see them, in the same order. */
export async function salespersonAnswersOf(
  db: Db,
  salespersons: readonly StoredSalesperson[],
  now: Date,
): Promise<SalespersonAnswer[]> {
  const ids = salespersons.map(({ id }) => id)
  const brokerIds = salespersons.map(({ fields }) => fields.brokerId)
  const photos = await pictureAnswersByOwner(db, 'salesperson', ids)
  const brokers = await readBrokerNames(db, brokerIds)
  return salespersons.map((salesperson) => {
    const { id, fields, account } = salesperson
    return {
      ...personAnswerOf(salesperson, photos.get(id)?.[0], manilaDate(now)),
      broker: brokers.get(fields.brokerId) ?? { id: fields.brokerId, name: '' },
      broker_id: fields.brokerId,
      account,
    }
  })
}

export interface Salesperson extends Person, Pick<SalespersonFields, 'brokerId' | 'accountId'> {}

export interface StoredSalesperson extends Stored<Salesperson> {
  /** The account of `accountId`. */
  readonly account: Named | null
}
