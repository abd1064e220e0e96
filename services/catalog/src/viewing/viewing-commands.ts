import type { ViewingAnswer, ViewingListQuery, visitorViewingSchema } from '@tahanan/contracts/viewing/viewing.ts'
import { freeViewingTimes, VIEWING_LIMITS } from '@tahanan/contracts/viewing/viewing-times.ts'
import { Conflict, NotFound } from '@tahanan/platform/problem/problem.ts'
import type { z } from 'zod'
import { lockAsParent, lockChosen, refuseStale } from '../aggregate/stored.store.ts'
import { tokenHash } from '../token/token.ts'
import { type Catalog, type CommandContext, runCommand, SYSTEM_ACTOR, type UnitOfWork } from '../command/run-command.ts'
import { decideLead } from '../lead/lead-commands.ts'
import { auditedLead } from '../lead/lead.ts'
import { lockLead, updateLeadRow } from '../lead/lead.store.ts'
import {
  auditedViewing,
  decideViewing,
  nextReminder,
  type Viewing,
  type ViewingAct,
  viewingAnswerOf,
} from './viewing.ts'
import { viewingMailJob } from './viewing-mail.ts'
import {
  findViewing,
  findViewingOfToken,
  listTakenTimes,
  listViewings,
  lockDueReminders,
  lockViewing,
  setNextReminders,
  updateViewing,
} from './viewing.store.ts'
import { getFound } from '../row/row.store.ts'

const LISTED_MAX = 500

/** At most 500, and whether there are more. */
export async function readViewings(
  { pool }: Catalog,
  query: ViewingListQuery,
  now: Date,
): Promise<{ readonly results: ViewingAnswer[]; readonly has_more: boolean }> {
  const found = await listViewings(pool, query, now, LISTED_MAX + 1)
  return { results: found.slice(0, LISTED_MAX).map(viewingAnswerOf), has_more: found.length > LISTED_MAX }
}

/** The times at which a listing can be seen. @throws NotFound where it is not to be had */
export async function readFreeTimes({ pool }: Catalog, slug: string, now: Date): Promise<string[]> {
  const taken = await getFound(
    'listing',
    slug,
    listTakenTimes(pool, slug, new Date(now.getTime() - VIEWING_LIMITS.lengthMs)),
  )
  return freeViewingTimes(now, taken).map((time) => time.toISOString())
}

/**
 * Confirms, moves, declines or cancels a viewing for staff, and tells its people. Of a lead that is new it is the first
 * response; a confirmed one makes it `tripping`.
 *
 * @throws NotFound; Conflict `stale` with the latest, or where its state or another viewing does not allow it;
 *   InvalidInput on `at` or `salesperson`
 */
export function changeViewing(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  act: ViewingAct,
  expectedVersion: number | undefined,
): Promise<ViewingAnswer> {
  return runCommand(catalog, context, async (unit) => {
    const { client } = unit
    const viewing = await getLockedViewing(unit, id)
    const latest = () => viewingAnswerOf(viewing)
    await refuseStale(client, { noun: 'viewing', current: viewing, expectedVersion, latest })
    if ('at' in act) {
      const { salespersonId = viewing.salespersonId } = act
      await lockChosen(client, 'salesperson', 'salesperson', salespersonId)
      if ((await lockAsParent(client, 'listing', viewing.listing.id)) === undefined)
        throw new Conflict(
          'conflict',
          'Its listing was deleted. Decline the viewing, or restore the listing first.',
          {},
        )
    }
    await storeAct(unit, viewing, act)
    await advanceLead(unit, viewing.lead.id, act.kind)
    return viewingAnswerOf(await getLockedViewing(unit, id))
  })
}

function getLockedViewing({ client }: UnitOfWork, id: number): Promise<Viewing> {
  return getFound('viewing', id, lockViewing(client, id))
}

async function storeAct({ client, context, audit, enqueue }: UnitOfWork, viewing: Viewing, act: ViewingAct) {
  const plan = decideViewing(viewing, act, context.now)
  await updateViewing(client, viewing.id, plan)
  const before = auditedViewing(viewing)
  await audit({ noun: 'viewing', id: viewing.id, action: act.kind, before, after: auditedViewing(plan) })
  const { id } = viewing
  for (const to of ['visitor', 'staff'] as const) {
    // Who shows a proposal that was declined never heard of it.
    if (to === 'visitor' || plan.at !== null) {
      await enqueue(viewingMailJob({ viewingId: id, version: plan.version, about: act.kind, to }))
    }
  }
}

async function advanceLead({ client, context, audit }: UnitOfWork, id: number, act: ViewingAct['kind']): Promise<void> {
  const before = await lockLead(client, id)
  if (before === undefined || before.deletedAt !== null || act === 'cancel') return
  const status = act === 'decline' ? (before.status === 'new' ? 'contacted' : before.status) : 'tripping'
  if (status === before.status) return
  const version = before.version + 1
  const lead = { ...before, ...decideLead(before, { status }, context), version, updatedAt: context.now }
  await updateLeadRow(client, lead)
  await audit({ noun: 'lead', id, action: 'update', before: auditedLead(before), after: auditedLead(lead) })
}

type VisitorViewing = z.output<typeof visitorViewingSchema>

/** What a mail's link leads to. @throws NotFound */
export async function showViewing({ pool }: Catalog, token: string, now: Date): Promise<VisitorViewing> {
  return visitorViewingOf(await findViewingOfToken(pool, tokenHash(token)), now)
}

/** Cancels a viewing for its visitor; what is over, or no more, stays as it is. @throws NotFound */
export function cancelOwnViewing(
  catalog: Catalog,
  request: Omit<CommandContext, 'actor'>,
  token: string,
): Promise<VisitorViewing> {
  return runCommand(catalog, { ...request, actor: SYSTEM_ACTOR }, async (unit) => {
    const { client } = unit
    const found = await findViewingOfToken(client, tokenHash(token))
    const viewing = found && (await lockViewing(client, found.id))
    if (viewing === undefined || !isOpen(viewing, request.now)) return visitorViewingOf(viewing, request.now)
    await storeAct(unit, viewing, { kind: 'cancel', word: '' })
    return visitorViewingOf(await findViewing(client, viewing.id), request.now)
  })
}

const isOpen = ({ state, at }: Viewing, now: Date): boolean => state === 'confirmed' && at !== null && at > now

function visitorViewingOf(viewing: Viewing | undefined, now: Date): VisitorViewing {
  if (viewing === undefined) throw new NotFound('viewing', 'behind this link any more')
  const { listing, state, at } = viewing
  return {
    listing_name: listing.name,
    path: `/listing/${listing.slug}/`,
    state,
    at: at?.toISOString() ?? null,
    is_open: isOpen(viewing, now),
  }
}

const PIECE = 200

/**
 * The scheduled task of reminders, a day and two hours before each viewing: what is due is mailed and marked in one
 * transaction, so it is mailed once whatever is killed. After an outage the latest is sent, and none of what is over.
 *
 * @returns how many viewings
 */
export async function remindViewings(catalog: Catalog, context: CommandContext): Promise<number> {
  let reminded = 0
  for (let piece = PIECE; piece === PIECE;) {
    const due = await runCommand(catalog, context, async ({ client, enqueue }) => {
      const found = await lockDueReminders(client, context.now, PIECE)
      for (const { id: viewingId, version, at, dueAt } of found.filter((one) => one.at > context.now)) {
        const hoursBefore = Math.round((at.getTime() - dueAt.getTime()) / 3_600_000)
        for (const to of ['visitor', 'staff'] as const) {
          await enqueue(viewingMailJob({ viewingId, version, about: 'reminder', to }, hoursBefore))
        }
      }
      await setNextReminders(
        client,
        found.map((one) => ({ id: one.id, at: nextReminder(one.at, context.now) })),
      )
      return found.length
    })
    piece = due
    reminded += due
  }
  return reminded
}
