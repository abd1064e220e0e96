import type { ListingList, Understood } from '@tahanan/contracts/listing/listing-list.ts'
import { parsePriceFilter } from '@tahanan/contracts/money/price-filter.ts'
import { parseRooms } from '@tahanan/contracts/search/listing-filters.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { PROPERTY_STATUSES } from '@tahanan/contracts/property/property-status.ts'
import { parseKinds, STAGE_CHOICES } from '@tahanan/contracts/search/search-choices.ts'
import { LANGUAGE } from '../message/language.ts'
import { labels, m } from '../message/messages.ts'
import { areaRangeText, kindsLabel, priceRangeText, roomsLabel } from './search-texts.ts'

/** What was understood of a text as a chip shows it: the API's English, or made of what it means. */
export function understoodText(understood: Understood, likely: ListingList['likely_status']): string {
  return (LANGUAGE === 'en' ? undefined : translated(understood, likely)) ?? understood.label
}

function translated({ kind, value }: Understood, likely: ListingList['likely_status']): string | undefined {
  if (kind === 'kind') {
    const kinds = parseKinds(value)
    return kinds && kindsLabel(kinds)
  }
  if (kind === 'offer') {
    const status = PROPERTY_STATUSES.find((known) => known === value)
    return status && labels.status[status]
  }
  if (kind === 'bedrooms' || kind === 'baths') {
    const rooms = parseRooms(value)
    return rooms && roomsLabel(rooms, kind === 'baths' ? 'bathroom' : 'bedroom')
  }
  if (kind === 'parking') return m.filter.parking()
  if (kind === 'price') {
    const range = parsePriceFilter(value)
    // The upper end is part of what was meant, and the range ends behind it.
    const text = range && priceRangeText({ ...range, maxPesos: range.maxPesos && range.maxPesos - 1 })
    if (text === undefined || likely === undefined) return text
    return likely === 'For Rent' ? `${text}${m.price.perMonth()}` : `${text}, ${labels.status[likely]}`
  }
  if (kind === 'size') {
    const [least, most] = value.split('-').map((text) => (text === '' ? undefined : Number(text)))
    return areaRangeText(least, most, m.filter.size())
  }
  if (kind === 'stage') return STAGE_CHOICES.find(value) === 0 ? labels.stage['Pre-selling'] : m.filter.ready()
  if (kind === 'financing') {
    const option = FINANCING_OPTIONS.find((known) => known === value)
    return option && labels.financing[option]
  }
  return undefined
}
