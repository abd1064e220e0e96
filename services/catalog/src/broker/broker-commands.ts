import { isDeepStrictEqual } from 'node:util'
import {
  type BrokerAnswer,
  brokerAnswerSchema,
  type BrokerChanges,
  type BrokerFields,
} from '@tahanan/contracts/broker/broker.ts'
import { Conflict, InvalidInput, NotFound } from '@tahanan/platform/problem/problem.ts'
import type { PoolClient } from 'pg'
import { type AddedKind, recordCommands, storeFields } from '../aggregate/record-commands.ts'
import {
  findStoredForUpdate,
  insertStored,
  lockAsParent,
  tombstoneOf,
  updateStored,
  withChanges,
} from '../aggregate/stored.store.ts'
import { type Catalog, type CommandContext, runCommand, type UnitOfWork } from '../command/run-command.ts'
import { resolveLicenses } from '../license/resolve-licenses.ts'
import { brokerAnswersOf, brokerStateOf, type StoredBroker } from './broker.ts'
import { BROKER_TABLE, type BrokerRow, findBrokerIdByLicense, readBrokerSurroundings } from './broker.store.ts'

/** The name of the firm, which stays and keeps it until the transaction ends. @throws InvalidInput on `realty_id` */
export async function lockRealtyOfBroker(client: PoolClient, realtyId: number | null): Promise<string | null> {
  if (realtyId === null) return null
  const realty = await lockAsParent(client, 'realty', realtyId)
  if (realty === undefined) throw new InvalidInput({ realty_id: [`There is no firm ${realtyId}.`] })
  return realty.name
}

/** Publishes the public part of a broker that was just stored. */
export function publishBroker(unit: UnitOfWork, broker: StoredBroker, realtyName: string | null): Promise<void> {
  const { id, version } = broker
  const data = brokerStateOf(broker, realtyName)
  return unit.publish({ type: 'broker.changed', aggregate: 'broker', aggregateId: id, version, data })
}

const BROKERS: AddedKind<BrokerRow, StoredBroker, BrokerFields, BrokerChanges, BrokerAnswer> = {
  table: BROKER_TABLE,
  answer: brokerAnswerSchema,
  ownerNoun: 'broker',
  answersOf: brokerAnswersOf,
  /** @throws InvalidInput also on `realty_id` and `license` */
  async insert(unit, form) {
    const { client, context } = unit
    const realtyName = await lockRealtyOfBroker(client, form.realtyId)
    const fields = { ...form, licenses: await resolveLicenses(client, [], form.licenses) }
    const broker = await insertStored(client, BROKER_TABLE, fields, context.now)
    await publishBroker(unit, broker, realtyName)
    return broker
  },
  async edit({ fields }, changes, client) {
    const licenses = changes.licenses && (await resolveLicenses(client, fields.licenses, changes.licenses))
    return withChanges(fields, { ...changes, licenses })
  },
  async store(unit, broker, before) {
    // After the broker itself, as renaming a firm does, so that the two cannot lock each other out.
    const realtyName = await lockRealtyOfBroker(unit.client, broker.fields.realtyId)
    await updateStored(unit.client, BROKER_TABLE, broker)
    if (!isSameToVisitors(before, broker)) await publishBroker(unit, broker, realtyName)
    return broker
  },
  /** Decision 68. */
  async refuseInUse(client, { id }) {
    const found = (await readBrokerSurroundings(client, [id])).get(id)
    const { listings = 0, salespersons = 0, realties = 0, sources = 0 } = found ?? {}
    if (listings + salespersons + realties + sources === 0) return
    const uses = `listings (${listings}), salespersons (${salespersons}), firms in charge of (${realties}) and import sources (${sources})`
    throw new Conflict('in_use', `This broker still has ${uses}. Give them to another broker first.`, {
      counts: { listings, salespersons, realties, sources },
    })
  },
  publishDeleted({ publish, context }, { id }, version) {
    const data = tombstoneOf(id, context.now)
    return publish({ type: 'broker.deleted', aggregate: 'broker', aggregateId: id, version, data })
  },
}

function isSameToVisitors(a: StoredBroker, b: StoredBroker): boolean {
  return a.fields.realtyId === b.fields.realtyId && isDeepStrictEqual(brokerStateOf(a, null), brokerStateOf(b, null))
}

/** Takes a licence from the broker who has it (§7). @throws NotFound */
export function deleteBrokerLicense(catalog: Catalog, context: CommandContext, licenseId: number): Promise<void> {
  return runCommand(catalog, context, async (unit) => {
    const brokerId = await findBrokerIdByLicense(unit.client, licenseId)
    const broker = brokerId === undefined ? undefined : await findStoredForUpdate(unit.client, BROKER_TABLE, brokerId)
    const rest = broker?.fields.licenses.filter(({ id }) => id !== licenseId)
    // Somebody may have taken it away before the broker was locked.
    if (broker === undefined || rest === undefined || rest.length === broker.fields.licenses.length) {
      throw new NotFound('licence', licenseId)
    }
    await storeFields(unit, BROKERS, broker, { ...broker.fields, licenses: rest })
  })
}

/** What visitors do not see of an update leaves no event. @throws InvalidInput also on `realty_id` and `license` */
export const brokers = recordCommands(BROKERS)
