import { createHash, createHmac, randomInt } from 'node:crypto'
import type { LeadSource } from '@tahanan/contracts/lead/lead-fields.ts'
import { LEAD_LIMITS } from '@tahanan/contracts/lead/lead-limits.ts'
import type { LeadSubmission } from '@tahanan/contracts/lead/submit-lead-body.ts'
import { throttledAddress } from '@tahanan/platform/http/client-address.ts'
import { TooManyRequests } from '@tahanan/platform/problem/problem.ts'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { contentDigest, refuseOtherContent } from '../command/request-key.store.ts'
import { type Catalog, type CommandContext, runCommand, SYSTEM_ACTOR, type UnitOfWork } from '../command/run-command.ts'
import { findEnquiredListing } from './enquired-listing.store.ts'
import { insertLead, type NewLead } from './lead.store.ts'
import { auditedLead, type Lead, type LeadSettings, personKeysOf } from './lead.ts'

interface LeadAttempts {
  readonly attempts: number
  readonly windowEndsAt: Date
}

/** Counts one more attempt under a key, all processes together, as long as the transaction is kept. */
async function countLeadAttempt(client: PoolClient, key: Buffer, now: Date, windowMs: number): Promise<LeadAttempts> {
  const { rows } = await client.query<LeadAttempts>(
    `insert into app.lead_attempt as known (key, attempts, window_ends_at) values ($1, 1, $3)
     on conflict (key) do update set
       attempts = case when known.window_ends_at <= $2 then 1 else known.attempts + 1 end,
       window_ends_at = case when known.window_ends_at <= $2 then excluded.window_ends_at
         else least(known.window_ends_at, excluded.window_ends_at) end
     returning attempts, window_ends_at as "windowEndsAt"`,
    [key, now, new Date(now.getTime() + windowMs)],
  )
  const [row] = rows
  if (row === undefined) throw new Error('The attempt was not counted.')
  return row
}

export async function deleteOldLeadAttempts(client: PoolClient, now: Date): Promise<void> {
  await client.query(
    `delete from app.lead_attempt where key in (
       select key from app.lead_attempt where window_ends_at <= $1 for update skip locked)`,
    [now],
  )
}

/** The queue of notices to staff about new leads. */
export const LEAD_MAIL_QUEUE = 'lead-mail'

/** Only which lead it is: a queue, too, is no place for what people write to us. */
export const leadMailSchema = z.object({ leadId: z.int().positive() })

type LeadMail = z.infer<typeof leadMailSchema>

/** How long the same key is the same enquiry. */
const RETENTION_MS = 24 * 60 * 60 * 1000

interface SubmissionKey {
  readonly key: Buffer
  /** Of what was written under it. */
  readonly digest: Buffer
}

/**
 * Takes a key for `reference`, and answers whose it is: somebody else's when it was taken before, also by a transaction
 * that is still under way, which is waited for.
 *
 * @throws ReusedKey where it was taken for other words
 */
async function claimSubmission(
  client: PoolClient,
  { key, digest }: SubmissionKey,
  reference: string,
  now: Date,
): Promise<string> {
  const taken = await client.query(
    `insert into app.lead_submission as known (key, reference, content_digest, created_at) values ($1, $2, $5, $3)
     on conflict (key) do update set reference = excluded.reference, content_digest = excluded.content_digest,
       created_at = excluded.created_at
       where known.created_at < $4
     returning key`,
    [key, reference, now, expiry(now), digest],
  )
  if (taken.rowCount !== 0) return reference
  const { rows } = await client.query<{ reference: string; digest: Buffer | null }>(
    'select reference, content_digest as digest from app.lead_submission where key = $1',
    [key],
  )
  refuseOtherContent(rows[0]?.digest, digest)
  return rows[0]?.reference ?? reference
}

export async function deleteOldSubmissions(client: PoolClient, now: Date): Promise<void> {
  await client.query(
    `delete from app.lead_submission where key in (
       select key from app.lead_submission where created_at < $1 for update skip locked)`,
    [expiry(now)],
  )
}

function expiry(now: Date): Date {
  return new Date(now.getTime() - RETENTION_MS)
}

/** Without the letters that are read as digits or as each other. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUP = 5

/** A reference number such as `TH-7K3MP-9QXDV`: short enough to read out, too many to guess or to meet twice. */
export function newReference(): string {
  const group = () => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return `TH-${group()}-${group()}`
}

type Given = Pick<
  Lead,
  | 'source'
  | 'fullname'
  | 'email'
  | 'phone'
  | 'message'
  | 'listingId'
  | 'listingSlug'
  | 'listingName'
  | 'listingPrice'
  | 'listingUrl'
  | 'isSpam'
  | 'assigneeId'
  | 'consentAt'
>

/** Stores a lead that begins now, and answers its id. */
export async function storeNewLead(
  { client, context, audit }: UnitOfWork,
  reference: string,
  given: Given,
): Promise<number> {
  const lead: NewLead = {
    ...given,
    ...personKeysOf(given),
    reference,
    version: 1,
    status: given.isSpam ? 'closed' : 'new',
    statusBeforeSpam: given.isSpam ? 'new' : null,
    addedById: context.actor.accountId,
    nextFollowUpOn: null,
    firstResponseAt: null,
    createdAt: context.now,
    updatedAt: context.now,
    deletedAt: null,
  }
  const id = await insertLead(client, lead)
  await audit({ noun: 'lead', id, action: 'create', before: null, after: auditedLead(lead) })
  return id
}

const WINDOW_MS = 60 * 60 * 1000

export interface SubmissionSender extends LeadSender, Pick<LeadSettings, 'mailsStaff'> {}

/**
 * Takes a visitor's enquiry (decision 101). The same words under the same key give the same reference, however often and
 * at once they come.
 * What looks automatic (a filled honeypot, a form sent faster than anybody types) is answered like any other and kept
 * as spam: password managers fill honeypots too, and staff can undo the mark. The notice to staff is a row of the outbox:
 * whatever becomes of the mail, the lead is there.
 *
 * @throws ReusedKey where the key came before with other words; TooManyRequests after five an hour from one address
 *   about one listing
 */
export function submitLead(
  catalog: Catalog,
  request: Omit<CommandContext, 'actor'>,
  submission: LeadSubmission,
  sender: SubmissionSender,
): Promise<{ readonly reference: string }> {
  return runCommand(catalog, { ...request, actor: SYSTEM_ACTOR }, async (unit) => {
    const { client } = unit
    const { now, idempotencyKey } = request
    const reference = newReference()
    const { listingSlug, looksAutomatic, ...words } = submission
    if (idempotencyKey !== undefined) {
      const key = createHash('sha256').update(idempotencyKey).digest()
      // Without `looksAutomatic`: the time since the form was shown is another when it is sent again.
      const digest = contentDigest([listingSlug, words])
      const claimed = await claimSubmission(client, { key, digest }, reference, now)
      if (claimed !== reference) return { reference: claimed }
    }
    const listing = await findEnquiredListing(client, listingSlug)
    await passLeadThrottle(client, now, sender, listing.listingId)
    const leadId = await storeNewLead(unit, reference, {
      ...words,
      ...listing,
      listingUrl: listing.listingSlug === null ? null : `/listing/${listing.listingSlug}/`,
      isSpam: looksAutomatic,
      assigneeId: null,
      consentAt: now,
    })
    if (sender.mailsStaff && !looksAutomatic) {
      const data: LeadMail = { leadId }
      await unit.enqueue({ queue: LEAD_MAIL_QUEUE, id: `lead-${leadId}`, data })
    }
    return { reference }
  })
}

interface LeadSender {
  readonly clientAddress: string
  /** Keys the hash of the address, which is all that is kept of it. */
  readonly addressSecret: string
}

/**
 * Lets an enquiry pass, or refuses it: five an hour from one address about one listing (decision 111); enquiries about
 * none, or about one that never was, count together.
 *
 * @throws TooManyRequests with the seconds until the next one may be sent
 */
async function passLeadThrottle(
  client: PoolClient,
  now: Date,
  sender: LeadSender,
  listingId: number | null,
): Promise<void> {
  const subject = `lead\n${throttledAddress(sender.clientAddress)}\n${listingId ?? ''}`
  const key = createHmac('sha256', sender.addressSecret).update(subject).digest()
  const { attempts, windowEndsAt } = await countLeadAttempt(client, key, now, WINDOW_MS)
  if (attempts <= LEAD_LIMITS.perHour) return
  const seconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000))
  const minutes = Math.ceil(seconds / 60)
  throw new TooManyRequests(
    `Thank you, we have your enquiries. You can send another in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or call us.`,
    seconds,
  )
}

interface LeadNotice {
  readonly subject: string
  readonly text: string
}

const SUBJECTS: Readonly<Record<LeadSource, string>> = {
  listing: 'Listing Page',
  contact: 'Contact Us Page',
  sell: 'Sell/Lease',
  appraisal: 'Appraisal',
}

const MOMENT = new Intl.DateTimeFormat('en-PH', { timeZone: 'Asia/Manila', dateStyle: 'medium', timeStyle: 'short' })

/**
 * What staff are told of a new lead: what it is about and where it is, and nothing of who wrote it. Mails cannot be
 * erased, and people can ask us to erase them.
 */
export function leadNotice(lead: Lead, publicUrl: string): LeadNotice {
  const listing = lead.listingName ?? lead.listingSlug
  const price = lead.listingPrice === null ? '' : ` (${lead.listingPrice})`
  return {
    subject: `New enquiry: ${listing ?? SUBJECTS[lead.source]}`,
    text: [
      listing === null ? 'Somebody wrote to you.' : `Somebody asks about ${listing}${price}.`,
      '',
      `From: ${SUBJECTS[lead.source]}`,
      `Reference: ${lead.reference}`,
      `Received: ${MOMENT.format(lead.createdAt)}`,
      '',
      `Read and answer it: ${publicUrl}/dashboard/leads/view/${lead.id}`,
      '',
    ].join('\n'),
  }
}
