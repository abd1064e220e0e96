import type { RealtyAnswer } from '@tahanan/contracts/realty/realty-answer.ts'
import type { RealtyFields } from '@tahanan/contracts/realty/realty-fields.ts'
import { cleanDetails } from '@tahanan/platform/html/clean-details.ts'
import { lockChosenBroker } from '../broker/lock-chosen-broker.ts'
import type { UnitOfWork } from '../command/unit-of-work.ts'
import { insertPictures } from '../picture/insert-pictures.ts'
import type { PreparedPicture } from '../picture/prepared-picture.ts'
import { realtyAnswerOf } from './realty-answer-of.ts'
import { insertRealty } from './realty.store.ts'

/**
 * `createRealty` within a transaction that is under way.
 *
 * @throws InvalidInput on `name` when another firm has it, and on `broker_in_charge_id`
 */
export async function addRealty(unit: UnitOfWork, form: RealtyFields, logo?: PreparedPicture): Promise<RealtyAnswer> {
  const { client, context, audit } = unit
  const fields = { ...form, details: cleanDetails(form.details) }
  await lockChosenBroker(client, 'broker_in_charge_id', fields.brokerInChargeId)
  const realty = await insertRealty(client, fields, context.now)
  const { id } = realty
  await audit({ noun: 'realty', id, action: 'create', before: null, after: fields })
  if (logo !== undefined) await insertPictures(unit, { ownerNoun: 'realty', ownerId: id }, [logo])
  return realtyAnswerOf(client, realty)
}
