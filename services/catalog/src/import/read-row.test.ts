import { describe, expect, test } from 'vitest'
import type { ImportField } from '@tahanan/contracts/import/import-field.ts'
import { IMPORTED_FIELDS, ofType } from '@tahanan/contracts/listing/listing-fields.ts'
import { AVAILABLE, SOLD } from '@tahanan/contracts/property/property-status.ts'
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

  test.each(ofType(IMPORTED_FIELDS, 'count', 'area'))('a number of the column "$wire"', ({ name, wire }) => {
    const number = name === 'yearBuilt' ? 2000 : 12
    expect(read({ ...apartment, [wire]: String(number) }).changes[name]).toBe(number)
  })

  test.each(ofType(IMPORTED_FIELDS, 'amount'))('an amount of the column "$wire"', ({ name, wire }) => {
    expect(read({ ...apartment, [wire]: '₱12,345.50' }).changes[name]).toBe(1_234_550)
  })

  test.each(ofType(IMPORTED_FIELDS, 'flag'))('a yes of the column "$wire"', ({ name, wire }) => {
    expect(read({ ...apartment, [wire]: 'yes' }).changes[name]).toBe(true)
  })

  test.each(ofType(IMPORTED_FIELDS, 'text'))('a text of the column "$wire"', ({ name, wire }) => {
    expect(read({ ...apartment, [wire]: 'No. 27' }).changes[name]).toBe('No. 27')
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
      'Price: ₱10,000,000 a month is unlikely',
      'Bedrooms: 312 is unlikely',
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

  test.each([
    '14.5764, 121.0851',
    '14.5764 121.0851',
    '(14.5764; 121.0851)',
    'https://www.google.com/maps/place/Pasig/@14.5764,121.0851,17z',
    'https://maps.google.com/?q=14.5764,121.0851',
  ])('%j in one column is its pin', (coordinates) => {
    const { point } = read({ ...apartment, 'Lat, Lng': coordinates }).changes
    expect(point).toEqual({ latitude: 14.5764, longitude: 121.0851 })
  })

  test('the title, the price or a default says the offer where no column does; a contradiction is refused', () => {
    const { offer: _, ...rest } = apartment
    const offerOf = (row: Record<string, string>, defaults = OWNERS) => {
      const { changes, notes } = read({ ...rest, ...row }, defaults)
      return [changes.brokerageStatus, notes.find((note) => note.startsWith('For'))]
    }
    expect(offerOf({ title: 'Condo for sale in Pasig, good for rental' })).toEqual([0, 'For Sale by its title'])
    expect(offerOf({ title: '2BR apartment PAUPAHAN Pasig' })).toEqual([1, 'For Rent by its title'])
    expect(offerOf({ price: '25k / month' })).toEqual([1, 'For Rent by its price'])
    expect(offerOf({}, [...OWNERS, ['offer', 'Sale']])).toEqual([0, 'For Sale by default'])
    expect(offerOf({ offer: 'For sale', title: 'Condo for rent' })).toEqual([0, undefined])
    expect(() => read({ ...rest, title: 'Condo for sale or for rent' })).toThrow(
      'Offer (sale or rent): neither a column nor the title says which (name its column, or give a default)',
    )
  })

  test('a column "Status" that says sold is not offered any more', () => {
    const { changes } = read({ title: 'Condo for sale', Status: 'Sold', price: '3M', location: 'Pasig' })
    expect([changes.brokerageStatus, changes.availability]).toEqual([0, 1])
  })

  test.each([
    [{ Available: 'Yes' }, AVAILABLE],
    [{ available: 'false' }, SOLD],
    [{ Sold: 'x' }, SOLD],
    [{ Sold: 'no' }, AVAILABLE],
    [{ Sold: 'Available' }, AVAILABLE],
    [{ Availability: 'Sold-out or Sold' }, SOLD],
  ])('%j: a yes means what its column asks', (row, availability) => {
    expect(read({ ...apartment, ...row }).changes.availability).toBe(availability)
  })

  test('a description is the title of a file that has none: its first line, and the rest stays with the details', () => {
    const { title, ...rest } = apartment
    expect(read({ ...rest, Description: title }).changes).toMatchObject({ name: title, details: '' })
    const long = `House for sale ${'with a view '.repeat(20)}\nCall first`
    const { name, details } = read({ ...rest, Description: long }).changes
    expect(name).toMatch(/^House for sale (with a view )+with a…$|^House for sale .{80,110}…$/)
    expect(details).toContain('<br>Call first')
    expect(() => read({ ...rest, Remarks: title })).toThrow('Listing name (title): Field is required')
  })

  test.each(['POA', 'Price on request', 'Call for price', 'negotiable'])('"%s" is a price on request', (price) => {
    const { changes, preview } = read({ ...apartment, price })
    expect([changes.priceCentavos, preview.price]).toEqual([undefined, 'Price on request'])
  })

  test('a preview is the listing as visitors would read it', () => {
    expect(read({ ...apartment, bedrooms: '2' }).preview).toEqual({
      name: 'Apartment in Pasig',
      price: '₱25,000/month',
      kind: 'For Rent, Two-bedroom',
      location: 'Pasig',
    })
  })

  test('owners that no column names are kept as not stated, which is said', () => {
    const { changes, notes } = read(apartment, [])
    expect([changes.listingOwner, changes.ownerOfTheProperty]).toEqual([
      'Not stated in the spreadsheet it came from',
      'Not stated in the spreadsheet it came from',
    ])
    expect(notes).toContain('owners not stated')
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
      'Listing name (title): Field is required; Location: Field is required',
    )
  })

  test('"n/a" says nothing sure about availability', () => {
    expect(() => read({ ...apartment, availability: 'N/A' })).toThrow('Availability: "N/A" is not available or sold')
  })

  test('says every reason, what stands there and what would be right', () => {
    const row = { title: '', offer: 'maybe', price: 'cheap', location: 'Pasig', bedrooms: 'many' }
    expect(() => read(row, [])).toThrow(
      [
        'Offer (sale or rent): "maybe" is not For Sale (sale, buy, sell) or For Rent (rent, lease)',
        'Bedrooms: "many" is not a whole number',
        'Property type: no column and no word of the title says what it is (name its column, or give a default)',
        'Price: "cheap" is not an amount such as 1,500,000, ₱1.5M or 25k',
        'Listing name (title): Field is required',
      ].join('; '),
    )
  })

  test.each([
    [{ lat: '121.0851', lng: '14.5764' }, 'Latitude and longitude are swapped: give 14.5764, 121.0851.'],
    [{ coordinates: '121.0851 14.5764' }, 'Latitude and longitude are swapped: give 14.5764, 121.0851.'],
    [{ lat: '51.5', lng: '121' }, 'This is outside of the Philippines: give a latitude from 4 to 22 and'],
    [{ coordinates: '0, 0' }, 'This is outside of the Philippines'],
    [{ lat: '14.5764' }, 'Give latitude and longitude in degrees, such as 14.5547, 121.0244.'],
    [{ lat: 'north', lng: '121' }, 'Give latitude and longitude in degrees'],
  ])('a pin that is none: %j', (pin, problem) => {
    expect(() => read({ ...apartment, ...pin })).toThrow(`Coordinates (latitude, longitude): ${problem}`)
  })

  test('a subtype that its type does not have', () => {
    expect(() => read({ ...apartment, type: 'Commercial', subtype: 'Condominium' })).toThrow(
      'Property subtype: Commercial has no Condominium; it has Building, Hotel, Resort, Lot Only',
    )
  })
})
