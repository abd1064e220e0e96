import { expect, test } from 'vitest'
import { pricedAreaSqm, pricePerSqmCentavos } from './price-per-sqm.ts'
import { CONDOMINIUM, HOUSE_AND_LOT, LOT_ONLY, MEMORIAL, RESIDENTIAL } from './property-type.ts'

const areas = { floorAreaSqm: 50, lotAreaSqm: 120 }

test.each([
  [RESIDENTIAL, HOUSE_AND_LOT, areas, 50],
  [RESIDENTIAL, CONDOMINIUM, areas, 50],
  [RESIDENTIAL, LOT_ONLY, areas, 120],
  [MEMORIAL, LOT_ONLY, areas, 120],
  [RESIDENTIAL, HOUSE_AND_LOT, { ...areas, floorAreaSqm: null }, null],
  [RESIDENTIAL, HOUSE_AND_LOT, { ...areas, floorAreaSqm: 0 }, null],
  [RESIDENTIAL, LOT_ONLY, { ...areas, lotAreaSqm: null }, null],
])('type %i, subtype %i, %j: the price is spread over %j sqm', (propertyType, propertySubtype, sizes, expected) => {
  expect(pricedAreaSqm({ propertyType, propertySubtype, ...sizes })).toBe(expected)
})

test('whole centavos, where both are known', () => {
  expect(pricePerSqmCentavos(4_250_000_00, 50)).toBe(85_000_00)
  expect(pricePerSqmCentavos(1_000_00, 3)).toBe(333_33)
  expect(pricePerSqmCentavos(null, 50)).toBeNull()
  expect(pricePerSqmCentavos(4_250_000_00, null)).toBeNull()
})
