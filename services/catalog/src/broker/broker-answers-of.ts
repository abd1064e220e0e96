import type { BrokerAnswer } from '@tahanan/contracts/broker/broker-answer.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import type { Pool, PoolClient } from 'pg'
import { personAnswerOf } from '../person/person-answer-of.ts'
import { pictureAnswersByOwner } from '../picture/picture-answers-by-owner.ts'
import { readBrokerSurroundings } from './broker-surroundings.store.ts'
import type { StoredBroker } from './broker.ts'

/** These brokers as staff see them, in the same order. */
export async function brokerAnswersOf(
  db: Pool | PoolClient,
  brokers: readonly StoredBroker[],
  now: Date,
): Promise<BrokerAnswer[]> {
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
