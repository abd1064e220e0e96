import { type Changes, isAllowed } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import type { Actor } from '@tahanan/contracts/session/role.ts'
import {
  listingQueryOfView,
  type ViewAnswer,
  viewAnswerSchema,
  type ViewCount,
  VIEWS_MAX,
} from '@tahanan/contracts/view/view.ts'
import { inParallel } from '@tahanan/platform/process/in-parallel.ts'
import { Forbidden, InvalidInput, NotFound } from '@tahanan/platform/problem/problem.ts'
import { refuseStale, withChanges } from '../aggregate/stored.store.ts'
import { type Catalog, type CommandContext, runCommand, runOnce, type UnitOfWork } from '../command/run-command.ts'
import { countListingsTo } from '../listing/list-listings.ts'
import { foldedName } from '../name/refuse-duplicate-name.ts'
import {
  deleteViewRow,
  insertView,
  listViewRows,
  lockViews,
  type SavedView,
  updateViewRow,
  type ViewContent,
} from './view.store.ts'

/** Counts under way at once: those who look at the list itself come first. */
const CONCURRENCY = 2
const COUNTED_MAX = 1_000

interface ViewContext extends CommandContext {
  readonly actor: Actor
}

/** Own views and shared ones, by name. */
export async function listViews({ pool }: Catalog, actor: Actor): Promise<ViewAnswer[]> {
  return (await listViewRows(pool, actor.accountId)).map((view) => answerOf(view, actor))
}

export async function countViews(catalog: Catalog, { actor, now }: ViewContext): Promise<ViewCount[]> {
  const views = await listViewRows(catalog.pool, actor.accountId)
  const counts: ViewCount[] = []
  await inParallel(views.values(), CONCURRENCY, async ({ id, query }) => {
    const asked = listingQueryOfView(query)
    const count = asked === undefined ? null : await countListingsTo(catalog, asked, COUNTED_MAX + 1, now)
    counts.push({ id, count: count && Math.min(count, COUNTED_MAX), count_exact: (count ?? 0) <= COUNTED_MAX })
  })
  return counts
}

/** @throws InvalidInput on `name` where it is taken or there are too many; Forbidden for sharing without the role */
export function createView(catalog: Catalog, context: ViewContext, content: ViewContent): Promise<ViewAnswer> {
  const once = { command: 'view.create', content, answer: viewAnswerSchema }
  return runOnce(catalog, context, once, async (unit) => {
    const { client, audit } = unit
    const { accountId } = context.actor
    await lockViews(client)
    await checkView(unit, context.actor, { id: 0, ownerId: accountId, isShared: false }, content)
    const id = await insertView(client, { ...content, ownerId: accountId }, context.now)
    await audit({ noun: 'view', id, action: 'create', before: null, after: content })
    return getView(unit, context.actor, id)
  })
}

/** @throws NotFound; Forbidden; Conflict `stale`; InvalidInput as `createView` */
export function updateView(
  catalog: Catalog,
  context: ViewContext,
  id: number,
  changes: Changes<ViewContent>,
  expectedVersion: number | undefined,
): Promise<ViewAnswer> {
  return runCommand(catalog, context, async (unit) => {
    const { client, audit } = unit
    await lockViews(client)
    const before = await getOwnView(unit, context.actor, id)
    const latest = () => answerOf(before, context.actor)
    await refuseStale(client, { noun: 'view', current: before, expectedVersion, latest })
    const after = { ...before, ...withChanges<ViewContent>(before, changes), version: before.version + 1 }
    await checkView(unit, context.actor, before, after)
    await updateViewRow(client, after, context.now)
    await audit({ noun: 'view', id, action: 'update', before: auditedView(before), after: auditedView(after) })
    // Whoever stops the sharing of a colleague's sees it no more.
    return answerOf(after, context.actor)
  })
}

/** @throws NotFound; Forbidden; Conflict `stale` */
export function deleteView(
  catalog: Catalog,
  context: ViewContext,
  id: number,
  expectedVersion: number | undefined,
): Promise<void> {
  return runCommand(catalog, context, async (unit) => {
    await lockViews(unit.client)
    const before = await getOwnView(unit, context.actor, id)
    const latest = () => answerOf(before, context.actor)
    await refuseStale(unit.client, { noun: 'view', current: before, expectedVersion, latest })
    await deleteViewRow(unit.client, id)
    await unit.audit({ noun: 'view', id, action: 'delete', before: auditedView(before), after: null })
  })
}

async function checkView(
  { client }: UnitOfWork,
  { role }: Actor,
  before: Pick<SavedView, 'id' | 'ownerId' | 'isShared'>,
  content: ViewContent,
): Promise<void> {
  const isNewlyShared = content.isShared && !before.isShared
  if (isNewlyShared && !isAllowed(role, 'editor')) throw new Forbidden('Sharing a view takes the role editor.')
  const others = (await listViewRows(client, before.ownerId)).filter(({ id }) => id !== before.id)
  const own = others.filter(({ ownerId }) => ownerId === before.ownerId)
  if (own.some(({ name }) => foldedName(name) === foldedName(content.name)))
    throw new InvalidInput({ name: ['There is a view of this name. Overwrite that one, or take another name.'] })
  if (own.length >= VIEWS_MAX)
    throw new InvalidInput({ name: [`There are ${VIEWS_MAX} views already. Delete one first.`] })
  if (isNewlyShared && others.filter(({ isShared }) => isShared).length >= VIEWS_MAX)
    throw new InvalidInput({ is_shared: [`${VIEWS_MAX} views are shared already. Somebody has to delete one first.`] })
}

async function getRow({ client }: UnitOfWork, { accountId }: Actor, id: number): Promise<SavedView> {
  const found = (await listViewRows(client, accountId)).find((view) => view.id === id)
  if (found === undefined) throw new NotFound('view', id)
  return found
}

async function getView(unit: UnitOfWork, actor: Actor, id: number): Promise<ViewAnswer> {
  return answerOf(await getRow(unit, actor, id), actor)
}

async function getOwnView(unit: UnitOfWork, actor: Actor, id: number): Promise<SavedView> {
  const view = await getRow(unit, actor, id)
  if (view.ownerId !== actor.accountId && !isAllowed(actor.role, 'admin'))
    throw new Forbidden(`This view is ${view.owner}’s. Save one of your own, or ask an administrator.`)
  return view
}

function auditedView({ name, isShared, query, columns }: ViewContent): ViewContent {
  return { name, isShared, query, columns }
}

function answerOf(
  { id, version, ownerId, owner, name, isShared, query, columns }: SavedView,
  actor: Actor,
): ViewAnswer {
  const isOwn = ownerId === actor.accountId
  return { id, version, name, is_shared: isShared, is_own: isOwn, owner, query, columns: columns && [...columns] }
}
