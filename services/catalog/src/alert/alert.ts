import type { AlertAct, AlertAnswer, Cadence } from '@tahanan/contracts/alert/alert.ts'
import type { AlertSearch } from '@tahanan/contracts/alert/alert-search.ts'
import type { Kind } from '@tahanan/contracts/property/kind.ts'
import { KIND_OF_TYPE } from '@tahanan/contracts/property/search-type.ts'
import type { Language } from '@tahanan/contracts/site/language.ts'

export type AlertState = AlertAnswer['state']

/** An alert, of a search or of one listing (decision 134). */
export interface Alert {
  readonly id: number
  readonly addressId: number
  readonly language: Language
  readonly cadence: Cadence
  readonly state: AlertState
  /** Query of its search; empty for a listing's. */
  readonly search: string
  readonly listingId: number | null
  readonly askedAt: Date
  /** Only what happened since is told. */
  readonly begunAt: Date | null
  readonly endedAt: Date | null
}

export interface AlertSettings {
  /** Whether this site sends any. */
  readonly sendsAlerts: boolean
  /** Keys hashes of addresses, and makes the links of mails. */
  readonly secret: string
}

/** What one address may have on at a time. */
export const ALERTS_MAX = 20

/** By which an alert is found from a changed listing: columns of one index (percolation). */
export interface AlertKeys {
  readonly anchor: string
  readonly offer: 0 | 1 | 2
  readonly kind: Kind | ''
  readonly priceMinCentavos: number
  /** Included. */
  readonly priceMaxCentavos: number
  readonly bedroomsMin: number
  readonly bedroomsMax: number
}

/** What is not known of a listing is below every least, and its price above every most. */
export const UNKNOWN = -1
export const NO_LIMIT = Number.MAX_SAFE_INTEGER
const BEDROOMS_ANY = 2_147_483_647
export const ANY_OFFER = 2

const OPEN_KEYS = {
  offer: ANY_OFFER,
  kind: '',
  priceMinCentavos: UNKNOWN,
  priceMaxCentavos: NO_LIMIT,
  bedroomsMin: UNKNOWN,
  bedroomsMax: BEDROOMS_ANY,
} as const

/** Keys of one listing's alert. */
export function keysOfListing(listingId: number): AlertKeys {
  return { anchor: `listing:${listingId}`, ...OPEN_KEYS }
}

/** Keys of a search: what it narrows most by is its anchor. What they leave open, the whole filter decides. */
export function keysOfSearch({ filters, words }: AlertSearch): AlertKeys {
  const { forRent, price, bedrooms, kinds, type, project, developer, area } = filters
  // The last word is a beginning, and finds nothing by itself.
  const [word] = words.slice(0, -1).toSorted((a, b) => b.length - a.length)
  const anchors = [
    project && `project:${project}`,
    developer && `developer:${developer}`,
    area && `area:${area}`,
    word && `word:${word}`,
  ]
  return {
    anchor: anchors.find((anchor) => anchor !== undefined) ?? '',
    offer: forRent === undefined ? ANY_OFFER : forRent ? 1 : 0,
    kind: (kinds?.length === 1 ? kinds[0] : type && KIND_OF_TYPE[type]) ?? '',
    priceMinCentavos: (price?.minPesos ?? null) === null ? UNKNOWN : (price?.minPesos ?? 0) * 100,
    priceMaxCentavos: (price?.maxPesos ?? null) === null ? NO_LIMIT : (price?.maxPesos ?? 0) * 100 - 1,
    bedroomsMin: bedrooms?.count ?? UNKNOWN,
    bedroomsMax: bedrooms === undefined || bedrooms.orMore ? BEDROOMS_ANY : (bedrooms.most ?? bedrooms.count),
  }
}

/**
 * An alert after one of its owner's acts; the same where there is nothing to do.
 *
 * @param isNamed whether it was named, and not meant with all others: only then does one that ended begin again
 */
export function actOn(alert: Alert, act: AlertAct, now: Date, isNamed: boolean): Alert {
  const { state } = alert
  if (act === 'confirm') {
    const begins = state === 'asked' || (state === 'ended' && isNamed)
    return begins ? { ...alert, state: 'on', begunAt: now, endedAt: null } : alert
  }
  if (act === 'end') return state === 'ended' ? alert : { ...alert, state: 'ended', endedAt: now }
  return state === 'ended' || alert.cadence === act ? alert : { ...alert, cadence: act }
}
