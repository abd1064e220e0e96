import type { LeadSource } from '@tahanan/contracts/lead/lead-fields.ts'
import { REPORT_REASON_LABELS } from '@tahanan/contracts/lead/report-reason.ts'
import { z } from 'zod'
import { viewingTimeText } from '../viewing/viewing-mail.ts'
import type { Lead } from './lead.ts'

export const LEAD_MAIL_QUEUE = 'lead-mail'

/** Only which lead it is, or how many: a queue, too, is no place for what people write to us. */
export const leadMailSchema = z.union([
  z.object({ leadId: z.int().positive() }),
  z.object({ leads: z.int().positive() }),
])

export type LeadMail = z.infer<typeof leadMailSchema>

interface LeadNotice {
  readonly subject: string
  readonly text: string
}

const SUBJECTS: Readonly<Record<LeadSource, string>> = {
  listing: 'Listing Page',
  contact: 'Contact Us Page',
  sell: 'Sell/Lease',
  appraisal: 'Appraisal',
  report: 'Report this listing',
}

const MOMENT = new Intl.DateTimeFormat('en-PH', { timeZone: 'Asia/Manila', dateStyle: 'medium', timeStyle: 'short' })

/**
 * What staff are told of a new lead: what it is about and where it is, and nothing of who wrote it. Mails cannot be
 * erased, and people can ask us to erase them.
 */
export function leadNotice(lead: Lead, publicUrl: string, viewingTimes: readonly Date[] = []): LeadNotice {
  const listing = lead.listingName ?? lead.listingSlug
  const isReport = lead.source === 'report'
  const isViewing = viewingTimes.length > 0
  const price = lead.listingPrice === null ? '' : ` (${lead.listingPrice})`
  const opening =
    listing === null
      ? 'Somebody wrote to you.'
      : `Somebody ${isReport ? 'reports' : isViewing ? 'would like to see' : 'asks about'} ${listing}${price}.`
  return {
    subject: `${isReport ? 'Listing reported' : isViewing ? 'Viewing proposed' : 'New enquiry'}: ${listing ?? SUBJECTS[lead.source]}`,
    text: [
      opening,
      '',
      `From: ${SUBJECTS[lead.source]}`,
      `Reference: ${lead.reference}`,
      `Received: ${MOMENT.format(lead.createdAt)}`,
      '',
      ...(lead.reportReason === null ? [] : [`Reason: ${REPORT_REASON_LABELS[lead.reportReason]}`, '']),
      ...viewingTimes.map((at) => `Proposed: ${viewingTimeText(at, 'en')}`),
      ...(isViewing ? [''] : []),
      `Read and answer it: ${publicUrl}/dashboard/leads/view/${lead.id}`,
      '',
    ].join('\n'),
  }
}

/** What staff are told of leads that came in too fast for a mail each. */
export function leadDigestNotice(leads: number, publicUrl: string): LeadNotice {
  const enquiries = leads === 1 ? '1 enquiry' : `${leads} enquiries`
  return {
    subject: `New: ${enquiries}`,
    text: [
      `${enquiries} came in, more at once than we mail one by one.`,
      'Automatic ones may be among them.',
      '',
      `Read and answer them: ${publicUrl}/dashboard/leads/all`,
      '',
    ].join('\n'),
  }
}
