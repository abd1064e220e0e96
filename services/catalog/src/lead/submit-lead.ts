import { createHash } from 'node:crypto'
import { LEAD_LIMITS } from '@tahanan/contracts/lead/lead-limits.ts'
import type { LeadSubmission } from '@tahanan/contracts/lead/submit-lead-body.ts'
import { throttledAddress } from '@tahanan/platform/http/client-address.ts'
import { InvalidInput } from '@tahanan/platform/problem/problem.ts'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { claimRequestKey, contentDigest, getRequestAnswer, storeRequestAnswer } from '../command/request-key.store.ts'
import { type Catalog, type CommandContext, runCommand, SYSTEM_ACTOR, type UnitOfWork } from '../command/run-command.ts'
import { passLimits } from '../throttle/pass-limits.ts'
import { randomGroups } from '../token/token.ts'
import { proposeViewing } from '../viewing/propose-viewing.ts'
import { recordWebhookEvents } from '../webhook/record-webhook-events.ts'
import { findEnquiredListing } from './enquired-listing.store.ts'
import { isLeadFlood, putIntoDigest } from './lead-digest.ts'
import { LEAD_MAIL_QUEUE, type LeadMail } from './lead-mail.ts'
import { insertLead, type NewLead } from './lead.store.ts'
import { auditedLead, type Lead, type LeadSettings, personKeysOf } from './lead.ts'

const answerSchema = z.object({ reference: z.string() })

/** Without the letters that are read as digits or as each other. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reference number such as `TH-7K3MP-9QXDV`: short enough to read out, too many to guess or to meet twice. */
export function newReference(): string {
  return `TH-${randomGroups(2, SIGNS)}`
}

type Given = Pick<
  Lead,
  | 'source'
  | 'fullname'
  | 'email'
  | 'phone'
  | 'message'
  | 'reportReason'
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
export async function storeNewLead(unit: UnitOfWork, reference: string, given: Given): Promise<number> {
  const { client, context, audit } = unit
  const lead: NewLead = {
    ...given,
    ...personKeysOf(given),
    reference,
    version: 1,
    status: given.isSpam ? 'closed' : 'new',
    statusBeforeSpam: given.isSpam ? 'new' : null,
    addedById: context.actor.accountId,
    nextStep: '',
    nextFollowUpOn: null,
    firstResponseAt: null,
    firstResponseById: null,
    mergedIntoId: null,
    createdAt: context.now,
    updatedAt: context.now,
    deletedAt: null,
  }
  const id = await insertLead(client, lead)
  await audit({ noun: 'lead', id, action: 'create', before: null, after: auditedLead(lead) })
  if (!given.isSpam) await tellOfLead(unit, { id, reference })
  return id
}

/** Tells webhooks that somebody asked. Of what looks like spam they are told once staff have taken the mark off. */
export function tellOfLead(unit: UnitOfWork, { id, reference }: Pick<Lead, 'id' | 'reference'>): Promise<void> {
  const occurredAt = unit.context.now.toISOString()
  return recordWebhookEvents(unit, [{ type: 'lead.created', key: `lead:${id}`, occurredAt, data: { reference } }])
}

const HOUR_MS = 60 * 60 * 1000

export interface SubmissionSender extends Pick<LeadSettings, 'mailsStaff' | 'addressSecret'> {
  readonly clientAddress: string
}

/**
 * Takes a visitor's enquiry (decision 101), or their report of a listing. The same words under the same key give the same reference, however often and
 * at once they come.
 * What looks automatic (a filled honeypot, a form sent faster than anybody types) is answered like any other and kept
 * as spam: password managers fill honeypots too, and staff can undo the mark. The notice to staff is a row of the outbox:
 * whatever becomes of the mail, the lead is there. In a flood it is left to the next digest.
 *
 * @throws InvalidInput and Conflict of a viewing's times; ReusedKey where the key came before with other words;
 *   TooManyRequests beyond `LEAD_LIMITS`
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
    const { listingSlug, looksAutomatic, viewing, ...words } = submission
    if (idempotencyKey !== undefined) {
      const hash = createHash('sha256').update(idempotencyKey).digest()
      // Without `looksAutomatic`: the time since the form was shown is another when it is sent again.
      const digest = contentDigest([listingSlug, words, ...(viewing === undefined ? [] : [viewing])])
      const key = { hash, digest }
      if (!(await claimRequestKey(client, key, now))) return answerSchema.parse(await getRequestAnswer(client, key))
      await storeRequestAnswer(client, key, { reference })
    }
    const listing = await findEnquiredListing(client, listingSlug)
    if (words.source === 'report' && listing.listingId === null) {
      throw new InvalidInput({ listing_slug: ['There is no such listing. Reload the page and try again.'] })
    }
    await passLeadThrottle(client, now, sender, listing.listingId)
    const leadId = await storeNewLead(unit, reference, {
      ...words,
      ...listing,
      listingUrl: listing.listingSlug === null ? null : `/listing/${listing.listingSlug}/`,
      isSpam: looksAutomatic,
      assigneeId: null,
      // A report without an address is of nobody.
      consentAt: words.source === 'report' && words.email === '' ? null : now,
    })
    if (viewing !== undefined) await proposeViewing(unit, { ...viewing, leadId, listingSlug: listingSlug ?? '' })
    if (!sender.mailsStaff || looksAutomatic) return { reference }
    if (await isLeadFlood(client, now)) {
      await putIntoDigest(client, leadId)
    } else {
      const data: LeadMail = { leadId }
      await unit.enqueue({ queue: LEAD_MAIL_QUEUE, id: `lead-${leadId}`, data })
    }
    return { reference }
  })
}

/**
 * Lets an enquiry pass, or refuses it: five an hour from one client about one listing (decision 111), enquiries about
 * none, or about one that never was, together; and as many as one client may send in all.
 *
 * @throws TooManyRequests with the seconds until the next one may be sent
 */
function passLeadThrottle(
  client: PoolClient,
  now: Date,
  sender: SubmissionSender,
  listingId: number | null,
): Promise<void> {
  const from = throttledAddress(sender.clientAddress)
  const limits = [
    { subject: `lead\n${listingId ?? ''}\n${from}`, most: LEAD_LIMITS.perHour, windowMs: HOUR_MS },
    { subject: `lead of the hour\n${from}`, most: LEAD_LIMITS.perHourInAll, windowMs: HOUR_MS },
    { subject: `lead of the day\n${from}`, most: LEAD_LIMITS.perDayInAll, windowMs: 24 * HOUR_MS },
  ]
  const refusal = (wait: string) => `Thank you, we have your enquiries. You can send another in ${wait}, or call us.`
  return passLimits(client, 'app.lead_attempt', limits, { secret: sender.addressSecret, now, refusal })
}
