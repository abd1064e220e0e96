import { isDeepStrictEqual } from 'node:util'
import type { AddedLead, LeadChanges } from '@tahanan/contracts/lead/lead-bodies.ts'
import type { LeadAnswer, LeadFilter, LeadListCounts, LeadListQuery, LeadView } from '@tahanan/contracts/lead/lead.ts'
import { isOpenLead, type LeadCounts } from '@tahanan/contracts/lead/lead-status.ts'
import { Conflict, NotFound } from '@tahanan/platform/problem/problem.ts'
import DataLoader from 'dataloader'
import { LRUCache } from 'lru-cache'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { lockChosen, refuseStale } from '../aggregate/stored.store.ts'
import { type Catalog, type CommandContext, runCommand, runOnce } from '../command/run-command.ts'
import type { ListPage } from '../list/page-of-matches.ts'
import { findLeadSubject } from './enquired-listing.store.ts'
import {
  auditedLead,
  type Lead,
  leadAnswerOf,
  type LeadProgress,
  type LeadSettings,
  leadViewOf,
  SEVERAL_LEADS,
} from './lead.ts'
import { insertLeadNote, type LeadTally, readLeadTally, wasAlwaysSpam } from './lead-timeline.store.ts'
import {
  countLeadsToDealWith,
  countLeads,
  findLead,
  findLeads,
  type LeadSearch,
  listLeadRows,
  lockLead,
  updateLeadRow,
} from './lead.store.ts'
import { newReference, storeNewLead, tellOfLead } from './submit-lead.ts'
import { type Db, getFound } from '../row/row.store.ts'

/** Deleted ones as well. @throws NotFound */
export function getLead(db: Db, id: number): Promise<Lead> {
  return getFound('lead', id, findLead(db, id))
}

/** The person's details are kept nowhere but in the lead. */
const ADD_LEAD = { command: 'lead.add', answer: z.object({ id: z.int() }) }

/** A lead that staff type in (decision 109). @throws InvalidInput on `assignee` */
export async function addLead(
  catalog: Catalog,
  context: CommandContext,
  added: AddedLead,
  { publicUrl }: Pick<LeadSettings, 'publicUrl'>,
): Promise<LeadAnswer> {
  const { listingUrl, consent, ...form } = added
  const { id } = await runOnce(catalog, context, { ...ADD_LEAD, content: added }, async (unit) => {
    await lockChosen(unit.client, 'salesperson', 'assignee', form.assigneeId)
    const subject = await findLeadSubject(unit.client, listingUrl, publicUrl)
    const consentAt = consent ? context.now : null
    return {
      id: await storeNewLead(unit, newReference(), {
        ...form,
        ...subject,
        reportReason: null,
        isSpam: false,
        consentAt,
      }),
    }
  })
  return leadAnswerOf(await getLead(catalog.pool, id))
}

/**
 * A lead that is not deleted, locked until the transaction ends.
 *
 * @throws NotFound; Conflict where it is kept under another, and `stale` with the latest
 */
export async function lockLivingLead(
  client: PoolClient,
  id: number,
  expectedVersion: number | undefined,
): Promise<Lead> {
  const lead = await lockLead(client, id)
  if (lead === undefined || lead.deletedAt !== null) throw new NotFound('lead', id)
  const { mergedIntoId } = lead
  if (mergedIntoId !== null) {
    const detail = `This lead was merged into lead ${mergedIntoId}. Go on there.`
    throw new Conflict('conflict', detail, { merged_into: mergedIntoId })
  }
  await refuseStale(client, { noun: 'lead', current: lead, expectedVersion, latest: () => leadAnswerOf(lead) })
  return lead
}

const ADD_NOTE = { command: 'lead.note', answer: z.int() }

/** Adds a note to a lead's timeline. Notes do not meet each other, so the lead's version stays. @throws NotFound */
export async function addLeadNote(
  catalog: Catalog,
  context: CommandContext,
  leadId: number,
  text: string,
): Promise<LeadView> {
  await runOnce(catalog, context, { ...ADD_NOTE, content: [leadId, text] }, async ({ client, audit }) => {
    await lockLivingLead(client, leadId, undefined)
    await insertLeadNote(client, { leadId, at: context.now, accountId: context.actor.accountId, text })
    await audit({ noun: 'lead', id: leadId, action: 'note', before: null, after: null })
    return leadId
  })
  return leadViewOf(catalog.pool, await getLead(catalog.pool, leadId))
}

/** Takes a lead out of the lists (decision 108). @throws NotFound; Conflict `stale` with the latest */
export function deleteLead(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  expectedVersion?: number,
): Promise<void> {
  return runCommand(catalog, context, async ({ client, audit }) => {
    const lead = await lockLivingLead(client, id, expectedVersion)
    const { now } = context
    await updateLeadRow(client, { ...lead, version: lead.version + 1, updatedAt: now, deletedAt: now })
    await audit({ noun: 'lead', id, action: 'delete', before: auditedLead(lead), after: null })
  })
}

/** The numbers beside the lists' names. Spam and deleted leads count as that alone. */
export function leadCountsOf(tallies: readonly LeadTally[]): LeadCounts {
  const counts = {
    all: 0,
    source: { listing: 0, contact: 0, sell: 0, appraisal: 0, report: 0 },
    status: { new: 0, contacted: 0, tripping: 0, reserved: 0, closed: 0, lost: 0 },
    spam: 0,
    deleted: 0,
  }
  for (const { source, status, isSpam, isDeleted, leads } of tallies) {
    if (isDeleted) counts.deleted += leads
    else if (isSpam) counts.spam += leads
    else {
      counts.all += leads
      counts.source[source] += leads
      counts.status[status] += leads
    }
  }
  return counts
}

interface LeadList extends ListPage<LeadAnswer> {
  readonly counts: LeadListCounts
}

/** Lists leads, newest first, and says how many there are of each kind; lists that are asked for at once count once. */
export function createListLeads({ pool }: Catalog): (query: LeadSearch<LeadListQuery>) => Promise<LeadList> {
  const tallies = new DataLoader<'all', LeadTally[]>(
    async (lists) => {
      const tally = await readLeadTally(pool)
      return lists.map(() => tally)
    },
    { cache: false },
  )
  return async (query) => {
    const [tally, desk, { leads, matches }] = await Promise.all([
      tallies.load('all'),
      countLeadsToDealWith(pool, query.accountId),
      query.q === '' ? listLeadRows(pool, query) : findLeads(pool, query),
    ])
    const count = matches ?? talliedLeads(tally, query) ?? (await countLeads(pool, query))
    return { count, results: leads.map(leadAnswerOf), counts: { ...leadCountsOf(tally), ...desk } }
  }
}

/** How many leads a filter asks for, as far as the tally knows: undefined when words, an assignee or days are asked for. */
function talliedLeads(tallies: readonly LeadTally[], filter: LeadFilter): number | undefined {
  const { open } = filter
  if (filter.q !== '' || filter.assignee !== undefined || (open !== undefined && open !== 'all')) return undefined
  return tallies
    .filter(
      ({ source, status, isSpam, isDeleted }) =>
        (filter.source ?? source) === source &&
        (filter.status ?? status) === status &&
        (open === undefined || isOpenLead(status)) &&
        (filter.spam === 'all' || filter.spam === String(isSpam)) &&
        filter.deleted === String(isDeleted),
    )
    .reduce((sum, { leads }) => sum + leads, 0)
}

/** Brings a deleted lead back; one that is not deleted stays as it is. @throws NotFound; Conflict `stale` */
export function restoreLead(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  expectedVersion?: number,
): Promise<LeadAnswer> {
  return runCommand(catalog, context, async ({ client, audit }) => {
    const before = await getFound('lead', id, lockLead(client, id))
    await refuseStale(client, { noun: 'lead', current: before, expectedVersion, latest: () => leadAnswerOf(before) })
    if (before.deletedAt === null) return leadAnswerOf(before)
    const lead = { ...before, version: before.version + 1, updatedAt: context.now, deletedAt: null }
    await updateLeadRow(client, lead)
    await audit({ noun: 'lead', id, action: 'restore', before: null, after: auditedLead(lead) })
    return leadAnswerOf(lead)
  })
}

/**
 * Sets what is given (§7 "Leads"); what would change nothing leaves no version or audit entry.
 *
 * @throws NotFound; Conflict `stale` with the latest; InvalidInput on `assignee`
 */
export function updateLead(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  changes: Partial<LeadChanges>,
  { publicUrl, expectedVersion }: Pick<LeadSettings, 'publicUrl'> & { readonly expectedVersion?: number | undefined },
): Promise<LeadAnswer> {
  return runCommand(catalog, context, async (unit) => {
    const { client, audit } = unit
    const before = await lockLivingLead(client, id, expectedVersion)
    const { assigneeId, listingUrl } = changes
    if (assigneeId !== undefined && assigneeId !== before.assigneeId)
      await lockChosen(client, 'salesperson', 'assignee', assigneeId)
    const isElsewhere = listingUrl !== undefined && listingUrl !== before.listingUrl
    const subject = isElsewhere ? await findLeadSubject(client, listingUrl, publicUrl) : {}
    const decided: Lead = { ...before, ...subject, ...decideLead(before, changes, context) }
    if (isDeepStrictEqual(decided, before)) return leadAnswerOf(before)

    const lead = { ...decided, version: before.version + 1, updatedAt: context.now }
    await updateLeadRow(client, lead)
    if (before.isSpam && !lead.isSpam && (await wasAlwaysSpam(client, id))) await tellOfLead(unit, lead)
    await audit({ noun: 'lead', id, action: 'update', before: auditedLead(before), after: auditedLead(lead) })
    if (before.nextStep !== '' && lead.nextStep === '') {
      const { accountId } = context.actor
      await insertLeadNote(client, { leadId: id, at: context.now, accountId, text: `Done: ${before.nextStep}` })
    }
    return leadAnswerOf(await getLead(client, id))
  })
}

/**
 * What a lead's progress becomes. Marking spam closes it, and taking the mark off brings the earlier status back,
 * unless another is sent along (decision 105). The first response is the first step away from `new`, which putting
 * spam aside is not, or the first reply that was begun (`logReply`); a note is none.
 */
export function decideLead(
  before: LeadProgress,
  changes: Partial<LeadChanges>,
  { now, actor }: Pick<CommandContext, 'now' | 'actor'>,
): LeadProgress {
  const isSpam = changes.isSpam ?? before.isSpam
  const kept = {
    isSpam,
    assigneeId: changes.assigneeId === undefined ? before.assigneeId : changes.assigneeId,
    nextStep: changes.nextStep ?? before.nextStep,
    nextFollowUpOn: changes.nextFollowUpOn === undefined ? before.nextFollowUpOn : changes.nextFollowUpOn,
    firstResponseAt: before.firstResponseAt,
    firstResponseById: before.firstResponseById,
  }
  if (isSpam && !before.isSpam) {
    return { ...kept, status: changes.status ?? 'closed', statusBeforeSpam: before.status }
  }
  const isUnmarked = before.isSpam && !isSpam
  const earlier = isUnmarked ? (before.statusBeforeSpam ?? 'new') : before.status
  // `closed` is what the mark is sent with, and without it means nothing.
  const sent = isUnmarked && changes.status === 'closed' ? undefined : changes.status
  const status = sent ?? earlier
  const isResponse = !isSpam && earlier === 'new' && status !== 'new'
  return {
    ...kept,
    status,
    statusBeforeSpam: isUnmarked ? null : before.statusBeforeSpam,
    ...(isResponse && before.firstResponseAt === null && firstResponse({ now, actor })),
  }
}

/** That somebody answers now. */
export function firstResponse({ now, actor }: Pick<CommandContext, 'now' | 'actor'>) {
  return { firstResponseAt: now, firstResponseById: actor.accountId }
}

/** One lead, and a mark in the audit trail that it was looked at (decision 112). @throws NotFound */
export function viewLead(catalog: Catalog, context: CommandContext, id: number): Promise<LeadView> {
  return runCommand(catalog, context, async ({ client, audit }) => {
    const view = await leadViewOf(client, await getLead(client, id))
    await audit({ noun: 'lead', id, action: 'view', before: null, after: null })
    return view
  })
}

/** Dashboards ask for their page again and again; so long it is one view. */
const ONE_VIEW_MS = 15 * 60 * 1000
const REMEMBERED = 10_000

/**
 * Notes in the audit trail who saw which leads in a list (decision 112), before they are shown: one entry for a page,
 * and none for the same page that the same account has just seen.
 */
export function createLeadViewRecorder(
  catalog: Catalog,
): (context: CommandContext, shown: readonly Pick<LeadAnswer, 'id'>[]) => Promise<void> {
  const seen = new LRUCache<string, true>({ max: REMEMBERED, ttl: ONE_VIEW_MS })
  return async (context, shown) => {
    if (shown.length === 0) return
    const leads = shown.map(({ id }) => id)
    const view = `${context.actor.accountId} ${leads.join()}`
    if (seen.get(view) === true) return
    await runCommand(catalog, context, ({ audit }) =>
      audit({ noun: 'lead', id: SEVERAL_LEADS, action: 'view', before: null, after: { leads } }),
    )
    seen.set(view, true)
  }
}
