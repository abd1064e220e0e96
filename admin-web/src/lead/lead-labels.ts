import type { LeadSource } from '@tahanan/contracts/lead/lead-fields.ts'
import type { LeadAnswer } from '@tahanan/contracts/lead/lead.ts'
import type { LeadStatus } from '@tahanan/contracts/lead/lead-status.ts'

/** The submenus of the sidebar (§2). */
export const SOURCE_LABELS: Readonly<Record<LeadSource, string>> = {
  listing: 'Listing Page',
  contact: 'Contact Us Page',
  sell: 'Sell/Lease',
  appraisal: 'Appraisal',
  report: 'Reports',
}

/** Who wrote: whoever reports a listing need not say. */
export function leadName({ fullname, email }: Pick<LeadAnswer, 'fullname' | 'email'>): string {
  return fullname || email || 'No name given'
}

export const STATUS_LABELS: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  tripping: 'Tripping',
  reserved: 'Reserved',
  closed: 'Closed',
  lost: 'Lost',
}

/** A field's name as people say it: `next_follow_up_on` is `Next follow up on`, `broker_id` is `Broker`. */
export function fieldText(field: string): string {
  const words = field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .replace(/ ids?$/, '')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
