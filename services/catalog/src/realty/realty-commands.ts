import { isDeepStrictEqual } from 'node:util'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list.ts'
import {
  type RealtyAnswer,
  realtyAnswerSchema,
  type RealtyChanges,
  type RealtyFields,
} from '@tahanan/contracts/realty/realty.ts'
import { cleanDetails } from '@tahanan/platform/html/clean-details.ts'
import { Conflict } from '@tahanan/platform/problem/problem.ts'
import type { Pool, PoolClient } from 'pg'
import {
  getStored,
  insertStored,
  listStored,
  lockChosen,
  lockStored,
  markDeleted,
  refuseStale,
  updateStored,
  withChanges,
} from '../aggregate/stored.store.ts'
import { publishBroker } from '../broker/broker-commands.ts'
import { BROKER_TABLE, lockBrokersOfRealty } from '../broker/broker.store.ts'
import { type Catalog, type CommandContext, runCommand, runOnce, type UnitOfWork } from '../command/run-command.ts'
import { contactNumbersOf } from '../contact/contact-numbers-of.ts'
import type { ListPage } from '../list/page-of-matches.ts'
import { pictureAnswersByOwner } from '../picture/picture-answers.ts'
import { deletePicturesOf, insertPictures, replacePicture } from '../picture/picture-commands.ts'
import type { PreparedPicture } from '../picture/prepare-pictures.ts'
import { onlyRow } from '../row/row.store.ts'
import { readRealtySurroundings, REALTY_TABLE, type StoredRealty } from './realty.store.ts'

/**
 * `createRealty` within a transaction that is under way.
 *
 * @throws InvalidInput on `name` when another firm has it, and on `broker_in_charge_id`
 */
export async function addRealty(unit: UnitOfWork, form: RealtyFields, logo?: PreparedPicture): Promise<RealtyAnswer> {
  const { client, context, audit } = unit
  const fields = { ...form, details: cleanDetails(form.details) }
  await lockChosen(client, 'broker', 'broker_in_charge_id', fields.brokerInChargeId)
  const realty = await insertStored(client, REALTY_TABLE, fields, context.now)
  const { id } = realty
  await audit({ noun: 'realty', id, action: 'create', before: null, after: fields })
  if (logo !== undefined) await insertPictures(unit, { ownerNoun: 'realty', ownerId: id }, [logo])
  return realtyAnswerOf(client, realty)
}

/** @throws InvalidInput on `name` when another firm has it, and on `broker_in_charge_id` */
export function createRealty(
  catalog: Catalog,
  context: CommandContext,
  form: RealtyFields,
  logo?: PreparedPicture,
): Promise<RealtyAnswer> {
  return runOnce(
    catalog,
    context,
    { command: 'realty.create', content: [form, logo?.hash], answer: realtyAnswerSchema },
    (unit) => addRealty(unit, form, logo),
  )
}

/** @throws NotFound; Conflict `stale`; Conflict `in_use` with counts while brokers work for it */
export function deleteRealty(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  expectedVersion?: number,
): Promise<void> {
  return runCommand(catalog, context, async (unit) => {
    const { client, audit } = unit
    const realty = await lockStored(client, REALTY_TABLE, id)
    const latest = await realtyAnswerOf(client, realty)
    refuseStale(realty, expectedVersion, latest)
    const { brokers } = latest
    if (brokers > 0) {
      throw new Conflict('in_use', `Brokers work for this firm (${brokers}). Move them to another one first.`, {
        counts: { brokers },
      })
    }
    await markDeleted(client, 'realty', id, realty.version + 1, context.now)
    await deletePicturesOf(unit, { ownerNoun: 'realty', ownerId: id })
    await audit({ noun: 'realty', id, action: 'delete', before: realty.fields, after: null })
  })
}

/** @throws NotFound */
export async function getRealty({ pool }: Catalog, id: number): Promise<RealtyAnswer> {
  const realty = await getStored(pool, REALTY_TABLE, id)
  return realtyAnswerOf(pool, realty)
}

/** Firms, newest first. */
export async function listRealties({ pool }: Catalog, query: StaffListQuery): Promise<ListPage<RealtyAnswer>> {
  const { count, results: realties } = await listStored(pool, REALTY_TABLE, query)
  return { count, results: await realtyAnswersOf(pool, realties) }
}

/**
 * Sets what is given; what would change nothing leaves no version or audit entry. A new name is published with each
 * of the firm's brokers. A new logo takes the place of the one before; it makes no version of the firm.
 *
 * @throws NotFound; Conflict `stale` with the latest; InvalidInput on `name` and `broker_in_charge_id`
 */
export function updateRealty(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  changes: RealtyChanges,
  expectedVersion?: number,
  logo?: PreparedPicture,
): Promise<RealtyAnswer> {
  return runCommand(catalog, context, async (unit) => {
    const { client, audit } = unit
    // Brokers before their firm, as a change of a broker locks them.
    if (changes.name !== undefined) await lockBrokersOfRealty(client, id)
    const before = await lockStored(client, REALTY_TABLE, id)
    refuseStale(before, expectedVersion, await realtyAnswerOf(client, before))
    if (logo !== undefined) await replacePicture(unit, { ownerNoun: 'realty', ownerId: id }, logo)
    const details = changes.details === undefined ? undefined : cleanDetails(changes.details)
    const fields = withChanges(before.fields, { ...changes, details })
    if (isDeepStrictEqual(fields, before.fields)) return realtyAnswerOf(client, before)

    const { brokerInChargeId, name } = fields
    if (brokerInChargeId !== before.fields.brokerInChargeId)
      await lockChosen(client, 'broker', 'broker_in_charge_id', brokerInChargeId)
    const realty: StoredRealty = { ...before, version: before.version + 1, updatedAt: context.now, fields }
    await updateStored(client, REALTY_TABLE, realty)
    if (name !== before.fields.name) await tellBrokersOfName(unit, id, name)
    await audit({ noun: 'realty', id, action: 'update', before: before.fields, after: fields })
    return realtyAnswerOf(client, realty)
  })
}

/**
 * Publishes the brokers of a firm, which is locked, under its new name. Visitors see each as a new version, and events
 * without one would be taken for old.
 */
async function tellBrokersOfName(unit: UnitOfWork, realtyId: number, name: string): Promise<void> {
  const { client, context } = unit
  for (const broker of await lockBrokersOfRealty(client, realtyId)) {
    const renamed = { ...broker, version: broker.version + 1, updatedAt: context.now }
    await updateStored(client, BROKER_TABLE, renamed)
    await publishBroker(unit, renamed, name)
  }
}

/** These firms as staff see them, in the same order. */
async function realtyAnswersOf(db: Pool | PoolClient, realties: readonly StoredRealty[]): Promise<RealtyAnswer[]> {
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
async function realtyAnswerOf(db: Pool | PoolClient, realty: StoredRealty): Promise<RealtyAnswer> {
  return onlyRow(await realtyAnswersOf(db, [realty]))
}
