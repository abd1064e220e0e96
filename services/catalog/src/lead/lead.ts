import type { LeadSource } from '@tahanan/contracts/lead/lead-source.ts'
import type { LeadStatus } from '@tahanan/contracts/lead/lead-status.ts'
import type { Named } from '@tahanan/contracts/property/named-schema.ts'
import type { AskedListing } from './asked-listing.ts'
import type { PersonKeys } from './person-keys-of.ts'

/** What a lead says of the listing it is about. */
export interface LeadSubject extends AskedListing {
  readonly listingUrl: string | null
}

/** What commands change of a lead. */
export interface LeadProgress {
  readonly status: LeadStatus
  readonly isSpam: boolean
  /** What undoing the spam mark goes back to; null without the mark. */
  readonly statusBeforeSpam: LeadStatus | null
  readonly assigneeId: number | null
  readonly nextFollowUpOn: string | null
  readonly firstResponseAt: Date | null
}

/** An enquiry as its table has it (decision 102). The person's own words never change. */
export interface Lead extends LeadSubject, LeadProgress, PersonKeys {
  readonly id: number
  readonly version: number
  readonly reference: string
  readonly source: LeadSource
  readonly fullname: string
  readonly email: string
  readonly phone: string
  readonly message: string
  readonly addedBy: Named | null
  readonly consentAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly deletedAt: Date | null
}
