import { createHash, createHmac } from 'node:crypto'
import { LEAD_LIMITS } from '@tahanan/contracts/lead/lead-limits.ts'
import type { LeadSubmission } from '@tahanan/contracts/lead/submit-lead-body.ts'
import { TooManyRequests } from '@tahanan/platform/problem/too-many-requests.ts'
import type { PoolClient } from 'pg'
import type { Catalog } from '../command/catalog.ts'
import { SYSTEM_ACTOR } from '../command/command-actor.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { throttledAddress } from '../session/throttled-address.ts'
import { findAskedListing } from './find-asked-listing.ts'
import { countLeadAttempt } from './lead-attempt.store.ts'
import { LEAD_MAIL_QUEUE, type LeadMail } from './lead-mail.ts'
import type { LeadSettings } from './lead-settings.ts'
import { claimSubmission } from './lead-submission.store.ts'
import { newReference } from './new-reference.ts'
import { storeNewLead } from './store-new-lead.ts'

const WINDOW_MS = 60 * 60 * 1000

export interface SubmissionSender extends LeadSender, Pick<LeadSettings, 'mailsStaff'> {}

/**
 * Takes a visitor's enquiry (decision 101). The same key gives the same reference, however often and at once it comes.
 * What looks automatic (a filled honeypot, a form sent faster than anybody types) is answered like any other and kept
 * as spam: password managers fill honeypots too, and staff can undo the mark. The notice to staff is a row of the outbox:
 * whatever becomes of the mail, the lead is there.
 *
 * @throws TooManyRequests after five an hour from one address about one listing
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
    if (idempotencyKey !== undefined) {
      const key = createHash('sha256').update(idempotencyKey).digest()
      const claimed = await claimSubmission(client, key, reference, now)
      if (claimed !== reference) return { reference: claimed }
    }
    const { listingSlug, looksAutomatic, ...words } = submission
    const listing = await findAskedListing(client, listingSlug)
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
