import type { LeadSource } from '@tahanan/contracts/lead/lead-source.ts'
import type { Lead } from './lead.ts'

export interface LeadNotice {
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
