import type { ListingCard } from '@tahanan/contracts/listing/listing-card.ts'
import { expect, test } from 'vitest'
import { sortCards } from './sort-cards.ts'

function buildCard(id: number, pesos: number | null): ListingCard {
  return {
    id,
    slug: `home-${id}`,
    name: `Home ${id}`,
    type: 1,
    featured: false,
    price: '',
    price_sort: pesos,
    monthly_equity: null,
    property_type: 'Residential',
    property_subtype: 'House and lot',
    property_unit_type: null,
    unit_type: null,
    property_status: 'For Sale',
    availability: 'Available',
    bedroom: null,
    bathroom: null,
    parking: false,
    floor_area: null,
    lot_area: null,
    location: '',
    image: null,
    image_blur: null,
    image_variants: [],
    developer_name: null,
    developer_slug: null,
    project_name: null,
    project_slug: null,
  }
}

const cards = [buildCard(2, 500), buildCard(5, null), buildCard(3, 100), buildCard(4, 500), buildCard(1, null)]

test.each([
  ['newest', [5, 4, 3, 2, 1]],
  ['cheapest', [3, 2, 4, 1, 5]],
  ['dearest', [4, 2, 3, 5, 1]],
] as const)('%s, without a price last', (order, ids) => {
  expect(sortCards(cards, order).map(({ id }) => id)).toEqual(ids)
})

test('what came twice is shown once, as it came last', () => {
  const sorted = sortCards([...cards, buildCard(2, 50)], 'cheapest')
  expect(sorted.map(({ id, price_sort: price }) => [id, price])[0]).toEqual([2, 50])
  expect(sorted).toHaveLength(5)
})
