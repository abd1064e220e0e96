import type { Changes } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import { type ImportSourceAnswer, importSourceAnswerSchema } from '@tahanan/contracts/import-source/import-source.ts'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list.ts'
import { type OutboundRules, requirePublicAddress } from '@tahanan/platform/outbound/public-address.ts'
import { Conflict, InvalidInput } from '@tahanan/platform/problem/problem.ts'
import type { PoolClient } from 'pg'
import { findAccount } from '../account/account.store.ts'
import { lockChosen, refuseStale, withChanges } from '../aggregate/stored.store.ts'
import { type Catalog, type CommandContext, runCommand, runOnce, type UnitOfWork } from '../command/run-command.ts'
import { NO_COUNTS } from '../import-run/import-run.ts'
import { refuseDuplicate } from '../name/refuse-duplicate-name.ts'
import { answered, listNewest, type ListPage } from '../list/page-of-matches.ts'
import {
  auditedSource,
  claimDueSources,
  deleteImportSourceRow,
  getImportSource,
  type ImportSource,
  type ImportSourceFields,
  insertImportSource,
  LISTED_SOURCES,
  lockImportSource,
  UNKNOWN_CONTENT,
  updateImportSourceRow,
} from './import-source.store.ts'

export const IMPORT_SOURCE_QUEUE = 'import-sources'

const CLAIMED_MS = 60 * 60_000
const TAKEN = { address: ['There is a source of this address. Change that one.'] }

/** @throws InvalidInput on `address`, `account_id` or `broker_id` */
export async function createImportSource(
  catalog: Catalog,
  context: CommandContext,
  fields: ImportSourceFields,
  rules: OutboundRules,
): Promise<ImportSourceAnswer> {
  const { now } = context
  await requirePublicAddress(fields.address, rules)
  const once = { command: 'import-source.create', content: fields, answer: importSourceAnswerSchema }
  return runOnce(catalog, context, once, async (unit) => {
    await requireReferences(unit.client, fields)
    const id = await insertImportSource(unit.client, fields, { now, nextFetchAt: claimedUntil(now) })
    if (id === undefined) throw new InvalidInput(TAKEN)
    await enqueueFetch(unit, id)
    const source = await getImportSource(unit.client, id)
    await unit.audit({ noun: 'import-source', id, action: 'create', before: null, after: auditedSource(source) })
    return importSourceAnswerOf(source)
  })
}

/**
 * Another address is another source: what it brings first waits for a yes.
 *
 * @throws as `createImportSource`; NotFound; Conflict `stale`, and for another address while a run is under way or waits
 */
export async function updateImportSource(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  changes: Changes<ImportSourceFields>,
  { rules, expectedVersion }: { readonly rules: OutboundRules; readonly expectedVersion: number | undefined },
): Promise<ImportSourceAnswer> {
  const { address, accountId } = changes
  if (address !== undefined) await requirePublicAddress(address, rules)
  return changeImportSource(catalog, context, { id, action: 'update', expectedVersion }, async (before, { client }) => {
    await requireReferences(client, { accountId, brokerId: changes.brokerId ?? null })
    const account = accountId === undefined ? before.account : { ...before.account, id: accountId }
    const { accountId: _moved, ...rest } = changes
    const after = { ...withChanges(before, rest), account }
    // A yes to what waits would be one to what nobody has seen.
    if (after.address !== before.address) refuseBusy(before)
    return after.address === before.address ? after : { ...after, ...UNKNOWN_CONTENT, ...NOTHING_GIVEN }
  })
}

const NOTHING_GIVEN = { confirmedAt: null, givenRows: null, givenFields: null } as const

const ACTS = {
  /** Fetches it now, changed or not. @throws Conflict while a run is under way or waits */
  async fetch(before, unit) {
    refuseBusy(before)
    await enqueueFetch(unit, before.id)
    return { ...before, ...UNKNOWN_CONTENT, state: 'active', nextFetchAt: claimedUntil(unit.context.now) }
  },
  pause: (before) => ({ ...before, state: 'paused' }),
  resume: (before, { context: { now } }) => {
    return { ...before, state: 'active', nextFetchAt: now, failingSince: null, failures: 0, cause: null }
  },
} as const satisfies Readonly<Record<string, DecideSource>>

/** @throws NotFound; Conflict `stale`, and as the act says */
export function actOnImportSource(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  action: keyof typeof ACTS,
  expectedVersion: number | undefined,
): Promise<ImportSourceAnswer> {
  return changeImportSource(catalog, context, { id, action, expectedVersion }, ACTS[action])
}

/** Its listings and runs stay. @throws NotFound; Conflict `stale`, and while a run is under way or waits */
export function deleteImportSource(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  expectedVersion: number | undefined,
): Promise<void> {
  return runCommand(catalog, context, async ({ client, audit }) => {
    const before = await lockImportSource(client, id)
    const latest = () => importSourceAnswerOf(before)
    await refuseStale(client, { noun: 'import-source', current: before, expectedVersion, latest })
    refuseBusy(before)
    await deleteImportSourceRow(client, id)
    await audit({ noun: 'import-source', id, action: 'delete', before: auditedSource(before), after: null })
  })
}

export function listImportSources({ pool }: Catalog, query: StaffListQuery): Promise<ListPage<ImportSourceAnswer>> {
  return answered(listNewest<ImportSource>(pool, LISTED_SOURCES, query), importSourceAnswerOf)
}

/** Has those fetched whose time has come. Answers how many. */
export function fetchDueSources(catalog: Catalog, context: CommandContext): Promise<number> {
  return runCommand(catalog, context, async (unit) => {
    const ids = await claimDueSources(unit.client, context.now, claimedUntil(context.now))
    await enqueueFetch(unit, ...ids)
    return ids.length
  })
}

/** Whether a run of it is under way, or waits for a yes. */
export function isBusy({ run }: ImportSource): boolean {
  return run !== null && ['checking', 'checked', 'running', 'taking_back'].includes(run.state)
}

function refuseBusy(source: ImportSource): void {
  if (isBusy(source))
    throw new Conflict('conflict', 'A run of it is under way, or waits for a yes. Decide on that one first.', {})
}

function enqueueFetch({ enqueue, context: { now } }: UnitOfWork, ...sourceIds: readonly number[]): Promise<void> {
  const jobs = sourceIds.map((sourceId) => {
    return { queue: IMPORT_SOURCE_QUEUE, id: `source-${sourceId}-${now.getTime()}`, data: { sourceId } }
  })
  return enqueue(...jobs)
}

/** A fetch that is lost with its queue is asked for again then. */
function claimedUntil(now: Date): Date {
  return new Date(now.getTime() + CLAIMED_MS)
}

interface SourceChange {
  readonly id: number
  readonly action: string
  readonly expectedVersion: number | undefined
}

type DecideSource = (before: ImportSource, unit: UnitOfWork) => ImportSource | Promise<ImportSource>

function changeImportSource(
  catalog: Catalog,
  context: CommandContext,
  { id, action, expectedVersion }: SourceChange,
  decide: DecideSource,
): Promise<ImportSourceAnswer> {
  return runCommand(catalog, context, async (unit) => {
    const before = await lockImportSource(unit.client, id)
    const latest = () => importSourceAnswerOf(before)
    await refuseStale(unit.client, { noun: 'import-source', current: before, expectedVersion, latest })
    const changed = updateImportSourceRow(unit.client, await decide(before, unit), context.now)
    await refuseDuplicate(changed, 'import_source_address_key', TAKEN)
    const after = await getImportSource(unit.client, id)
    await unit.audit({ noun: 'import-source', id, action, before: auditedSource(before), after: auditedSource(after) })
    return importSourceAnswerOf(after)
  })
}

async function requireReferences(
  client: PoolClient,
  { accountId, brokerId }: { readonly accountId: number | undefined; readonly brokerId: number | null },
): Promise<void> {
  const account = accountId === undefined ? undefined : await findAccount(client, accountId)
  if (accountId !== undefined && (account?.state !== 'active' || account.role === 'viewer'))
    throw new InvalidInput({ account_id: ['Choose an account of an editor or administrator that may sign in.'] })
  await lockChosen(client, 'broker', 'broker_id', brokerId)
}

function importSourceAnswerOf(source: ImportSource): ImportSourceAnswer {
  const { run, account } = source
  return {
    id: source.id,
    version: source.version,
    name: source.name,
    address: source.address,
    account: { id: account.id, name: account.name },
    daily_hour: source.dailyHour,
    is_published: source.isPublished,
    broker_id: source.brokerId,
    state: source.state,
    is_confirmed: source.confirmedAt !== null,
    next_fetch_at: source.state === 'active' ? source.nextFetchAt.toISOString() : null,
    fetched_at: source.fetchedAt?.toISOString() ?? null,
    failing_since: source.failingSince?.toISOString() ?? null,
    cause: source.cause,
    run: run && { ...run, counts: { ...NO_COUNTS, ...run.counts }, created_at: new Date(run.created_at).toISOString() },
  }
}
