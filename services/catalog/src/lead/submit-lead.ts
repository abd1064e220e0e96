import { createHash } from 'node:crypto'
import type { LeadSubmission } from '@tahanan/contracts/lead/submit-lead-body.ts'
import { SYSTEM_ACTOR } from '../command/command-actor.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { findAskedListing } from './find-asked-listing.ts'
import { LEAD_MAIL_QUEUE, type LeadMail } from './lead-mail.ts'
import type { LeadSettings } from './lead-settings.ts'
import { claimSubmission } from './lead-submission.store.ts'
import { newReference } from './new-reference.ts'
import { type LeadSender, passLeadThrottle } from './pass-lead-throttle.ts'
import { storeNewLead } from './store-new-lead.ts'

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
