import {
  AGRICULTURAL,
  COMMERCIAL,
  HOTEL,
  HOUSE_AND_LOT,
  LOT_ONLY,
  MEMORIAL,
  RESIDENTIAL,
} from '@tahanan/contracts/property/property-type.ts'
import { expect, test } from 'vitest'
import { dropInapplicableFields } from './inapplicable-fields.ts'

const payload = (property_type: number, property_subtype: number) => ({
  name: 'Villa Amihan',
  property_type,
  property_subtype,
  property_unit_type: [0],
  financing_option: [0],
  reservation_fee: 20000,
  amenities: [1, 2],
})

test('everything of a house stays', () => {
  expect(dropInapplicableFields(payload(RESIDENTIAL, HOUSE_AND_LOT))).toEqual(payload(RESIDENTIAL, HOUSE_AND_LOT))
})

test('unit type, financing and reservation fee if not Residential; amenities if not Residential or Memorial', () => {
  const bare = { name: 'Villa Amihan', property_type: COMMERCIAL, property_subtype: HOTEL }
  expect(dropInapplicableFields(payload(COMMERCIAL, HOTEL))).toEqual(bare)
  expect(dropInapplicableFields(payload(MEMORIAL, LOT_ONLY))).toEqual({
    name: 'Villa Amihan',
    property_type: MEMORIAL,
    property_subtype: LOT_ONLY,
    amenities: [1, 2],
  })
})

test('unit type if the subtype is Lot Only', () => {
  const { property_unit_type: _dropped, ...rest } = payload(RESIDENTIAL, LOT_ONLY)
  expect(dropInapplicableFields(payload(RESIDENTIAL, LOT_ONLY))).toEqual(rest)
})

test('the payload itself is left alone', () => {
  const sent = payload(AGRICULTURAL, LOT_ONLY)
  dropInapplicableFields(sent)
  expect(sent).toEqual(payload(AGRICULTURAL, LOT_ONLY))
})
