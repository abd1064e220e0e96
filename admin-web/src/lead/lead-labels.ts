import type { LeadSource } from '@tahanan/contracts/lead/lead-fields.ts'
import type { LeadStatus } from '@tahanan/contracts/lead/lead.ts'

/** The submenus of the sidebar (§2). */
export const SOURCE_LABELS: Readonly<Record<LeadSource, string>> = {
  listing: 'Listing Page',
  contact: 'Contact Us Page',
  sell: 'Sell/Lease',
  appraisal: 'Appraisal',
}

export const STATUS_LABELS: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  tripping: 'Tripping',
  reserved: 'Reserved',
  closed: 'Closed',
  lost: 'Lost',
}
