import type { BrokerAnswer } from '@tahanan/contracts/broker/broker-answer.ts'
import type { BrokerFields } from '@tahanan/contracts/broker/broker-fields.ts'
import type { UnitOfWork } from '../command/unit-of-work.ts'
import { settleLicenses } from '../license/settle-licenses.ts'
import { insertPictures } from '../picture/insert-pictures.ts'
import type { PreparedPicture } from '../picture/prepared-picture.ts'
import { brokerAnswerOf } from './broker-answer-of.ts'
import { insertBroker } from './broker.store.ts'
import { lockRealtyOfBroker } from './lock-realty-of-broker.ts'
import { publishBroker } from './publish-broker.ts'

/**
 * `createBroker` within a transaction that is under way.
 *
 * @throws InvalidInput on `name` when another broker has it, on `realty_id` and on `license`
 */
export async function addBroker(unit: UnitOfWork, form: BrokerFields, photo?: PreparedPicture): Promise<BrokerAnswer> {
  const { client, context, audit } = unit
  const realtyName = await lockRealtyOfBroker(client, form.realtyId)
  const fields = { ...form, licenses: await settleLicenses(client, [], form.licenses) }
  const broker = await insertBroker(client, fields, context.now)
  await publishBroker(unit, broker, realtyName)
  await audit({ noun: 'broker', id: broker.id, action: 'create', before: null, after: fields })
  if (photo !== undefined) await insertPictures(unit, { ownerNoun: 'broker', ownerId: broker.id }, [photo])
  return brokerAnswerOf(client, broker, context.now)
}
