import { alertSearchField } from '@tahanan/contracts/alert/alert-search.ts'
import { BROKERAGE_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { type Availability, AVAILABLE, SOLD } from '@tahanan/contracts/property/property-status.ts'
import { expect, test } from 'vitest'
import { changeOf, type ListingMark } from './alert-change.ts'
import { lastSevenInManila } from './alert-digest.ts'
import { keysOfSearch } from './alert.ts'

const at = new Date('2026-03-01T20:00:00Z')
const SALE = { listingType: BROKERAGE_LISTING, status: 0 } as const
const mark: ListingMark = {
  listingId: 7,
  version: 3,
  wasListed: true,
  isListed: true,
  priceCentavos: 500,
  isRental: false,
}
const availability = (isListed: boolean): Availability => (isListed ? AVAILABLE : SOLD)
const event = (isListed: boolean, priceCentavos: number | null = 500) => ({
  id: 7,
  version: 4,
  occurredAt: at,
  listing: { ...SALE, isPublished: true, availability: availability(isListed), priceCentavos },
})

test.each([
  ['never seen', undefined, event(true), { change: 'new', key: 0 }],
  ['a draft until now', { ...mark, wasListed: false, isListed: false }, event(true), { change: 'new', key: 0 }],
  ['sold until now', { ...mark, isListed: false }, event(true), { change: 'back', key: 20260302 }],
  ['cheaper', mark, event(true, 400), { change: 'lowered', key: 400 }],
  ['dearer', mark, event(true, 600), undefined],
  ['with a price at last', { ...mark, priceCentavos: null }, event(true, 400), undefined],
  ['on request from now on', mark, event(true, null), undefined],
  ['sold', mark, event(false, 400), undefined],
  ['to let from now on', { ...mark, isRental: true }, event(true, 400), undefined],
  [
    'cheaper, of an offer that is not known',
    { ...mark, isRental: null },
    event(true, 400),
    { change: 'lowered', key: 400 },
  ],
  ['deleted', mark, { ...event(true), listing: null }, undefined],
] as const)('%s', (_, before, seen, change) => {
  const found = changeOf(before, seen)
  expect(found && { change: found.change, key: found.key }).toEqual(change)
})

test.each([
  ['', { anchor: '', offer: 2, kind: '' }],
  ['area=401014000&q=pool', { anchor: 'area:401014000' }],
  ['q=swimming pool near', { anchor: 'word:swimming' }],
  ['q=pool', { anchor: '' }],
  ['project=acacia&area=401014000', { anchor: 'project:acacia' }],
  ['type=House&status=For Rent', { offer: 1, kind: 'house' }],
  ['kind=condominium', { kind: 'condominium' }],
  ['kind=house,condominium', { kind: '' }],
  ['price=2000000-4000000', { priceMinCentavos: 200_000_000, priceMaxCentavos: 399_999_999 }],
  ['price=-1', { priceMinCentavos: -1, priceMaxCentavos: 99 }],
  ['bedrooms=0', { bedroomsMin: 0, bedroomsMax: 0 }],
  ['bedrooms=0-1', { bedroomsMin: 0, bedroomsMax: 1 }],
  ['bedrooms=3%2B', { bedroomsMin: 3, bedroomsMax: 2_147_483_647 }],
])('keys of "%s"', (query, keys) => {
  expect(keysOfSearch(alertSearchField.parse(query))).toMatchObject(keys)
})

test('a search is one text, however it was written, and means the same when it is read again', () => {
  const [one, other] = ['type=house&status=for-sale&q=Pool%20NEAR', 'q=pool%20near&status=For%20Sale&type=House']
  const parsed = alertSearchField.parse(one)
  expect(alertSearchField.parse(other)).toEqual(parsed)
  expect(alertSearchField.parse(parsed.query)).toEqual(parsed)
})

test.each([
  ['2026-03-01T22:59:59Z', '2026-02-28T23:00:00Z'],
  ['2026-03-01T23:00:00Z', '2026-03-01T23:00:00Z'],
  ['2026-03-02T10:00:00Z', '2026-03-01T23:00:00Z'],
])('at %s it was 7:00 in Manila last at %s', (now, seven) => {
  expect(lastSevenInManila(new Date(now))).toEqual(new Date(seven))
})
