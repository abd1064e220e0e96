import { describe, expect, test } from 'vitest'
import type { ImportField } from '@tahanan/contracts/import/import-field.ts'
import { IMPORTED_FIELDS, ofType } from '@tahanan/contracts/listing/listing-fields.ts'
import { mapColumns } from './map-columns.ts'
import { readRow } from './read-row.ts'

const OWNERS: readonly (readonly [ImportField, string])[] = [
  ['listing_owner', 'Agency'],
  ['owner_of_the_property', 'On file'],
]

function read(row: Record<string, string>, defaults: readonly (readonly [ImportField, string])[] = OWNERS) {
  const result = mapColumns(Object.keys(row), new Map())
  if (!result.ok) throw new Error(result.problems.join())
  return readRow(Object.values(row), result.mapping, new Map(defaults))
}

const apartment = { title: 'Apartment in Pasig', offer: 'rent', price: '25k', location: 'Pasig' }

describe('a row that can be taken', () => {
  test('cells in, listing fields out', () => {
    const row = read({
      ...apartment,
      bedrooms: '2',
      bathrooms: '',
      'Floor Area (sqm)': '54.5 sqm',
      amenities: 'Balcony; Wi-Fi; Monthly Payment',
    })
    expect(row.changes).toMatchObject({
      name: 'Apartment in Pasig',
      brokerageStatus: 1,
      priceCentavos: 2_500_000,
      propertyType: 0,
      propertySubtype: 2,
      unitType: 7,
      bedroom: 2,
      floorAreaSqm: 54.5,
      termsOfPayment: 'Monthly Payment',
      listingOwner: 'Agency',
    })
    expect(row.changes.bathroom).toBeUndefined()
    expect(row.amenityNames).toEqual(['Balcony', 'Wi-Fi'])
    expect(row.notes).toEqual(['type from "apartment" in the title'])
    expect(row.warnings).toEqual([])
  })

  test.each(ofType(IMPORTED_FIELDS, 'count', 'area'))(
    'a number of the column "$wire"',
    ({ name, aliases: [alias] }) => {
      const number = name === 'yearBuilt' ? 2000 : 12
      expect(read({ ...apartment, [alias]: String(number) }).changes[name]).toBe(number)
    },
  )

  test.each(ofType(IMPORTED_FIELDS, 'text'))('a text of the column "$wire"', ({ name, aliases: [alias] }) => {
    expect(read({ ...apartment, [alias]: 'No. 27' }).changes[name]).toBe('No. 27')
  })

  test.each(['T.B.A.', 'tba', 'N/A', 'n.a.', '-', '—', 'none', 'To follow'])('%j is an empty cell', (nothing) => {
    const row = read(
      {
        ...apartment,
        price: nothing,
        bedrooms: nothing,
        'Floor Area (sqm)': nothing,
        subtype: nothing,
        amenities: `Balcony; ${nothing}`,
        financing: nothing,
        'listing owner': nothing,
        details: nothing,
      },
      [...OWNERS, ['bathroom', '1']],
    )
    const { priceCentavos, bedroom, floorAreaSqm, financingOption, details, listingOwner } = row.changes
    expect([priceCentavos, bedroom, floorAreaSqm, financingOption]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect([details, listingOwner]).toEqual(['', 'Agency'])
    expect(row.amenityNames).toEqual(['Balcony'])
  })

  test('implausible figures are taken and named', () => {
    expect(read({ ...apartment, price: '10000000', bedrooms: '312' }).warnings).toEqual([
      'price: ₱10,000,000 a month is unlikely',
      'bedroom: 312 is unlikely',
    ])
  })

  test('coordinates are its pin; an area that nobody recognises is said', () => {
    const row = read({ ...apartment, Latitude: '14.5764', LONG: '121.0851' })
    expect(row.changes.point).toEqual({ latitude: 14.5764, longitude: 121.0851 })
    expect(row.notes).toEqual(['type from "apartment" in the title', 'pin from its columns'])
    expect(read({ ...apartment, title: 'An apartment', location: 'Atlantis' }).notes).toContain(
      'area not recognised in its location',
    )
  })

  test('columns say the type, words of the title otherwise, the default last', () => {
    expect(read({ ...apartment, type: 'Commercial', subtype: 'Building' }).changes).toMatchObject({
      propertyType: 1,
      propertySubtype: 3,
    })
    expect(read({ ...apartment, type: 'House & Lot' }).changes).toMatchObject({ propertyType: 0, propertySubtype: 1 })
    const plain = read({ ...apartment, title: 'Ready To Move In' }, [...OWNERS, ['property_type', 'Residential']])
    expect(plain.changes).toMatchObject({ propertyType: 0, propertySubtype: 1 })
    expect(plain.notes).toEqual(['type by default'])
  })

  test('markup in a description stays text', () => {
    expect(read({ ...apartment, details: 'A <b>bold</b> claim\n\nand more' }).changes.details).toBe(
      '<p>A &lt;b&gt;bold&lt;/b&gt; claim</p><p>and more</p>',
    )
  })
})

describe('a row that cannot', () => {
  test('a name or a place that is only a placeholder is none', () => {
    expect(() => read({ ...apartment, type: 'Residential', title: 'TBA', location: '-' })).toThrow(
      'name: Field is required; location: Field is required',
    )
  })

  test('"n/a" says nothing sure about availability', () => {
    expect(() => read({ ...apartment, availability: 'N/A' })).toThrow('availability: "N/A" is not available or sold')
  })

  test('says every reason, what stands there and what would be right', () => {
    const row = { title: '', offer: 'maybe', price: 'call us', location: 'Pasig', bedrooms: 'many' }
    expect(() => read(row, [])).toThrow(
      [
        'offer: "maybe" is not For Sale (sale, buy, sell) or For Rent (rent, lease)',
        'bedroom: "many" is not a whole number',
        'property_type: no column and no word of the title says what it is; add --default property_type=Residential',
        'price: "call us" is not an amount such as 1,500,000, ₱1.5M or 25k',
        'name: Field is required',
        'listing_owner: Field is required; add --default listing_owner="…"',
        'owner_of_the_property: Field is required; add --default owner_of_the_property="…"',
      ].join('; '),
    )
  })

  test.each([
    [{ lat: '121.0851', lng: '14.5764' }, 'latitude: Latitude and longitude are swapped: give 14.5764, 121.0851.'],
    [{ lat: '51.5', lng: '121' }, 'latitude: This is outside of the Philippines: give a latitude from 4 to 22 and'],
    [{ lat: '14.5764' }, 'latitude: Give latitude and longitude in degrees, such as 14.5547, 121.0244.'],
    [{ lat: 'north', lng: '121' }, 'latitude: Give latitude and longitude in degrees'],
  ])('a pin that is none: %j', (pin, problem) => {
    expect(() => read({ ...apartment, ...pin })).toThrow(problem)
  })

  test('a subtype that its type does not have', () => {
    expect(() => read({ ...apartment, type: 'Commercial', subtype: 'Condominium' })).toThrow(
      'property_subtype: Commercial has no Condominium; it has Building, Hotel, Resort, Lot Only',
    )
  })
})
