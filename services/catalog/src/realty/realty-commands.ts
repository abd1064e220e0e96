import {
  type RealtyAnswer,
  realtyAnswerSchema,
  type RealtyChanges,
  type RealtyFields,
} from '@tahanan/contracts/realty/realty.ts'
import { cleanDetails } from '@tahanan/platform/html/clean-details.ts'
import { Conflict } from '@tahanan/platform/problem/problem.ts'
import { type AddedKind, recordCommands, updateRecord } from '../aggregate/record-commands.ts'
import { insertStored, lockChosen, updateStored, withChanges } from '../aggregate/stored.store.ts'
import { publishBroker } from '../broker/broker-commands.ts'
import { BROKER_TABLE, lockBrokersOfRealty } from '../broker/broker.store.ts'
import { type Catalog, type CommandContext, runCommand, type UnitOfWork } from '../command/run-command.ts'
import { contactNumbersOf } from '../contact/contact-numbers-of.ts'
import { pictureAnswersByOwner } from '../picture/picture-answers.ts'
import type { PreparedPicture } from '../picture/prepare-pictures.ts'
import { readRealtySurroundings, REALTY_TABLE, type RealtyRow, type StoredRealty } from './realty.store.ts'
import type { Db } from '../row/row.store.ts'

const REALTIES: AddedKind<RealtyRow, StoredRealty, RealtyFields, RealtyChanges, RealtyAnswer> = {
  table: REALTY_TABLE,
  answer: realtyAnswerSchema,
  ownerNoun: 'realty',
  answersOf: realtyAnswersOf,
  /** @throws InvalidInput also on `broker_in_charge_id` */
  async insert({ client, context }, form) {
    await lockChosen(client, 'broker', 'broker_in_charge_id', form.brokerInChargeId)
    return insertStored(client, REALTY_TABLE, { ...form, details: cleanDetails(form.details) }, context.now)
  },
  edit: ({ fields }, changes) =>
    withChanges(fields, { ...changes, details: changes.details && cleanDetails(changes.details) }),
  async store(unit, realty, before) {
    const { brokerInChargeId, name } = realty.fields
    if (brokerInChargeId !== before.fields.brokerInChargeId)
      await lockChosen(unit.client, 'broker', 'broker_in_charge_id', brokerInChargeId)
    await updateStored(unit.client, REALTY_TABLE, realty)
    if (name !== before.fields.name) await tellBrokersOfName(unit, realty.id, before.fields.name, name)
    return realty
  },
  async refuseInUse(client, { id }) {
    const { brokers = 0 } = (await readRealtySurroundings(client, [id])).get(id) ?? {}
    if (brokers === 0) return
    throw new Conflict('in_use', `Brokers work for this firm (${brokers}). Move them to another one first.`, {
      counts: { brokers },
    })
  },
}

export const realties = { ...recordCommands(REALTIES), update: updateRealty }

/**
 * As `update` of `recordCommands`; a new name is published with each of the firm's brokers.
 *
 * @throws InvalidInput also on `broker_in_charge_id`
 */
function updateRealty(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  changes: RealtyChanges,
  expectedVersion?: number,
  logo?: PreparedPicture,
): Promise<RealtyAnswer> {
  return runCommand(catalog, context, async (unit) => {
    // Brokers before their firm, as a change of a broker locks them.
    if (changes.name !== undefined) await lockBrokersOfRealty(unit.client, id)
    return updateRecord(unit, REALTIES, id, { changes, expectedVersion, picture: logo })
  })
}

/**
 * Publishes the brokers of a firm, which is locked, under its new name. Visitors see each as a new version, and events
 * without one would be taken for old.
 */
async function tellBrokersOfName(unit: UnitOfWork, realtyId: number, from: string, name: string): Promise<void> {
  const { client, context, audit } = unit
  for (const broker of await lockBrokersOfRealty(client, realtyId)) {
    const renamed = { ...broker, version: broker.version + 1, updatedAt: context.now }
    await updateStored(client, BROKER_TABLE, renamed)
    await audit({ noun: 'broker', id: broker.id, action: 'update', before: { realty: from }, after: { realty: name } })
    await publishBroker(unit, renamed, name)
  }
}

/** These firms as staff see them, in the same order. */
async function realtyAnswersOf(db: Db, firms: readonly StoredRealty[]): Promise<RealtyAnswer[]> {
  const ids = firms.map(({ id }) => id)
  const logos = await pictureAnswersByOwner(db, 'realty', ids)
  const surroundings = await readRealtySurroundings(db, ids)
  return firms.map(({ id, version, fields }) => {
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
