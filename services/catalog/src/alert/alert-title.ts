import { alertSearchField } from '@tahanan/contracts/alert/alert-search.ts'
import { roomsText } from '@tahanan/contracts/listing/listing-search-params.ts'
import { shortPesos } from '@tahanan/contracts/money/price-text.ts'
import type { Kind } from '@tahanan/contracts/property/kind.ts'
import { KIND_LABELS } from '@tahanan/contracts/property/kind-labels.ts'
import type { SearchType } from '@tahanan/contracts/property/search-type.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { narrowingFilters } from '@tahanan/contracts/search/narrowing-filters.ts'
import type { Language } from '@tahanan/contracts/site/language.ts'
import { labelOfArea } from '@tahanan/places/area.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import type { NamedAlert } from './alert.store.ts'

interface TitleWords {
  readonly kinds: Readonly<Partial<Record<Kind | Exclude<SearchType, 'Any'>, string>>>
  readonly or: string
  readonly all: string
  readonly forSale: string
  readonly forRent: string
  readonly bedrooms: (rooms: string) => string
  readonly from: (amount: string) => string
  readonly below: (amount: string) => string
  readonly more: (count: number) => string
}

const WORDS: Readonly<Record<Language, TitleWords>> = {
  en: {
    kinds: { ...KIND_LABELS, House: 'House', Land: 'Land', Condominium: 'Condominium', Commercial: 'Commercial' },
    or: ' or ',
    all: 'All properties',
    forSale: 'For sale',
    forRent: 'For rent',
    bedrooms: (rooms) => (rooms === '1' ? '1 bedroom' : `${rooms} bedrooms`),
    from: (amount) => `From ${amount}`,
    below: (amount) => `Below ${amount}`,
    more: (count) => (count === 1 ? '1 more filter' : `${count} more filters`),
  },
  fil: {
    kinds: {
      ...KIND_LABELS,
      home: 'Tahanan',
      house: 'Bahay',
      condominium: 'Condo',
      land: 'Lote',
      'residential-lot': 'Residential na lote',
      'commercial-lot': 'Commercial na lote',
      'industrial-lot': 'Industrial na lote',
      farm: 'Bukid',
      building: 'Gusali',
      office: 'Opisina',
      warehouse: 'Bodega',
      House: 'Bahay',
      Land: 'Lote',
      Condominium: 'Condo',
      Commercial: 'Commercial',
    },
    or: ' o ',
    all: 'Lahat ng property',
    forSale: 'Binebenta',
    forRent: 'Paupahan',
    bedrooms: (rooms) => `${rooms} kwarto`,
    from: (amount) => `Mula ${amount}`,
    below: (amount) => `Mababa sa ${amount}`,
    more: (count) => `${count} pang filter`,
  },
}

/** What `titleOf` names; other filters are counted. */
const NAMED: ReadonlySet<string> = new Set<keyof ListingFilters>([
  'kinds',
  'type',
  'bedrooms',
  'forRent',
  'area',
  'price',
  'project',
  'developer',
])

/**
 * What an alert is about, in its language: `Condominium · 2 bedrooms · For sale · Cebu City, Cebu · Below ₱3M`.
 *
 * @param withWords false: without the words of its search, which anybody may have typed for somebody else to read
 */
export function titleOf(alert: NamedAlert, withWords: boolean): string {
  if (alert.listingName !== null) return alert.listingName
  const { filters, words } = alertSearchField.parse(alert.search)
  const say = WORDS[alert.language]
  const { kinds, type, bedrooms, forRent, area, price, project, developer } = filters
  const known = area === undefined ? undefined : openGazetteer().areaOf(area)
  const others = narrowingFilters(filters).filter((name) => !NAMED.has(name))
  const parts = [
    withWords && words.length > 0 && `“${words.join(' ')}”`,
    alert.projectName ?? project,
    alert.developerName ?? developer,
    kinds?.map((kind) => say.kinds[kind]).join(say.or),
    type && say.kinds[type],
    bedrooms && say.bedrooms(roomsText(bedrooms)),
    forRent !== undefined && (forRent ? say.forRent : say.forSale),
    known && labelOfArea(known),
    amountOf(price?.minPesos, say.from),
    amountOf(price?.maxPesos, say.below),
    others.length > 0 && say.more(others.length),
  ].filter((part) => part !== false && part !== undefined && part !== '')
  return parts.length === 0 ? say.all : parts.join(' · ')
}

function amountOf(pesos: number | null | undefined, say: (amount: string) => string): string | undefined {
  return typeof pesos === 'number' ? say(shortPesos(pesos * 100)) : undefined
}

/** The page of the site that an alert is about, without a language. Words of a search stand in its `search`. */
export function pathOf({ listingSlug, search }: Pick<NamedAlert, 'listingSlug' | 'search'>): string {
  if (listingSlug !== null) return `/listing/${listingSlug}/`
  const query = new URLSearchParams(search)
  const words = query.get('q')
  query.delete('q')
  if (words !== null) query.set('search', words)
  const text = query.toString()
  return text === '' ? '/search' : `/search?${text}`
}
