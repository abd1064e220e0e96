import type { DocumentKind } from '@tahanan/contracts/document/document.ts'
import {
  LISTING_WARNING_CODES,
  type ListingWarning,
  listingWarnings,
  type WarnedListing,
  type WarnedProject,
} from '@tahanan/contracts/listing/listing-rules.ts'
import { BROKERAGE_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { AVAILABLE, isRental } from '@tahanan/contracts/property/property-status.ts'

export interface WholeListing extends WarnedListing {
  readonly status: number
  readonly availability: number
  readonly pictures: readonly unknown[]
  /** `validUntil` is the last day, `YYYY-MM-DD`; null where nobody has said. */
  readonly documents: readonly { readonly kind: DocumentKind; readonly validUntil: string | null }[]
}

/**
 * Everything that staff are warned of, the gravest first: what the listing itself says, and while it is to be had a
 * missing or lapsed authority of its owner (decisions §10 "Authority") and missing pictures.
 *
 * @param today in Manila, `YYYY-MM-DD`
 */
export function listingHealth(listing: WholeListing, project: WarnedProject | null, today: string): ListingWarning[] {
  const warnings = listingWarnings(listing, project)
  if (listing.availability === AVAILABLE)
    warnings.push(...authorityWarnings(listing, today), ...pictureWarnings(listing))
  return warnings.toSorted((a, b) => LISTING_WARNING_CODES.indexOf(a.code) - LISTING_WARNING_CODES.indexOf(b.code))
}

function authorityWarnings(listing: WholeListing, today: string): ListingWarning[] {
  if (listing.listingType !== BROKERAGE_LISTING) return []
  const authority = isRental(listing) ? 'authority to lease' : 'authority to sell'
  const field = 'authority_to_lease'
  const authorities = listing.documents.filter(({ kind }) => AUTHORITIES.has(kind))
  if (authorities.length === 0) {
    return [{ code: 'no_authority', field, message: `There is no ${authority}. Upload the owner’s written one.` }]
  }
  const lastDays = authorities.map(({ validUntil }) => validUntil ?? '9999-12-31')
  const lastDay = lastDays.toSorted().at(-1) ?? ''
  if (lastDay >= today) return []
  return [
    { code: 'authority_lapsed', field, message: `The ${authority} lapsed on ${lastDay}. Upload the renewed one.` },
  ]
}

const AUTHORITIES: ReadonlySet<DocumentKind> = new Set(['authority_to_sell', 'authority_to_lease'])

function pictureWarnings({ pictures }: WholeListing): ListingWarning[] {
  if (pictures.length > 0) return []
  return [{ code: 'no_pictures', field: 'pictures', message: 'There is no picture. Visitors see a placeholder.' }]
}
