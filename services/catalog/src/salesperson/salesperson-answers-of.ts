import type { SalespersonAnswer } from '@tahanan/contracts/salesperson/salesperson-answer.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import type { Pool, PoolClient } from 'pg'
import { readBrokerNames } from '../broker/broker.store.ts'
import { personAnswerOf } from '../person/person-answer-of.ts'
import { pictureAnswersByOwner } from '../picture/picture-answers-by-owner.ts'
import type { StoredSalesperson } from './salesperson.ts'

/** These salespersons as staff see them, in the same order. */
export async function salespersonAnswersOf(
  db: Pool | PoolClient,
  salespersons: readonly StoredSalesperson[],
  now: Date,
): Promise<SalespersonAnswer[]> {
  const photos = await pictureAnswersByOwner(
    db,
    'salesperson',
    salespersons.map(({ id }) => id),
  )
  const brokers = await readBrokerNames(
    db,
    salespersons.map(({ fields }) => fields.brokerId),
  )
  return salespersons.map((salesperson) => {
    const { id, fields } = salesperson
    return {
      ...personAnswerOf(salesperson, photos.get(id)?.[0], manilaDate(now)),
      broker: brokers.get(fields.brokerId) ?? { id: fields.brokerId, name: '' },
      broker_id: fields.brokerId,
    }
  })
}
