import { z } from 'zod'
import { idField } from '../endpoint/id-field.ts'
import { versionField } from '../endpoint/version-field.ts'
import { lineField } from '../text/line-field.ts'
import { LEAD_LIMITS } from './lead-limits.ts'
import { leadStatusSchema, type LeadStatus } from './lead-status.ts'

/** What staff may change of a lead. Left out: it stays. The person's own words are nobody's to change. */
export interface LeadChanges {
  readonly isSpam: boolean | undefined
  readonly status: LeadStatus | undefined
  readonly assigneeId: number | null | undefined
  readonly listingUrl: string | null | undefined
  /** `YYYY-MM-DD`, a day in Manila. */
  readonly nextFollowUpOn: string | null | undefined
}

/**
 * Body of PATCH /admin/leads/{id}/: `is_spam` with `status`, or `status`, or `assignee`, or `listing_url` (§7), and the
 * day of the next follow-up. Taking the spam mark off brings the earlier status back, whatever is sent with it
 * (decision 105).
 */
export const updateLeadBody = z
  .strictObject({
    is_spam: z.boolean().optional(),
    status: leadStatusSchema.optional(),
    assignee: idField().optional(),
    listing_url: lineField(LEAD_LIMITS.listingUrl).nullish(),
    next_follow_up_on: z.iso.date('Give a day such as 2026-01-31, or null.').nullish(),
    version: versionField(),
  })
  .transform((form) => {
    const changes: LeadChanges = {
      isSpam: form.is_spam,
      status: form.status,
      assigneeId: form.assignee,
      listingUrl: form.listing_url === '' ? null : form.listing_url,
      nextFollowUpOn: form.next_follow_up_on,
    }
    return { changes, expectedVersion: form.version }
  })
