import type { RealtyAnswer } from '@tahanan/contracts/realty/realty.ts'
import type { Pool, PoolClient } from 'pg'
import { contactNumbersOf } from '../contact/contact-numbers-of.ts'
import { pictureAnswersByOwner } from '../picture/picture-answers.ts'
import { onlyRow } from '../row/row.store.ts'
import { readRealtySurroundings, type StoredRealty } from './realty.store.ts'

/** These firms as staff see them, in the same order. */
export async function realtyAnswersOf(
  db: Pool | PoolClient,
  realties: readonly StoredRealty[],
): Promise<RealtyAnswer[]> {
  const ids = realties.map(({ id }) => id)
  const logos = await pictureAnswersByOwner(db, 'realty', ids)
  const surroundings = await readRealtySurroundings(db, ids)
  return realties.map(({ id, version, fields }) => {
    const [picture = null] = logos.get(id) ?? []
    const { brokerInCharge = null, brokers = 0 } = surroundings.get(id) ?? {}
    return {
      id,
      version,
      name: fields.name,
      office_address: fields.officeAddress,
      contact_number: fields.contactNumber,
      contact_numbers: contactNumbersOf(fields.contactNumber),
      contact_person: fields.contactPerson,
      email: fields.email,
      registration_no: fields.registrationNo,
      dhsud_registration: fields.dhsudRegistration,
      broker_in_charge: brokerInCharge,
      broker_in_charge_id: fields.brokerInChargeId,
      details: fields.details,
      brokers,
      image: picture?.url ?? null,
      logo: picture?.url ?? null,
      picture,
    }
  })
}

/** A firm as staff see it. */
export async function realtyAnswerOf(db: Pool | PoolClient, realty: StoredRealty): Promise<RealtyAnswer> {
  return onlyRow(await realtyAnswersOf(db, [realty]))
}
