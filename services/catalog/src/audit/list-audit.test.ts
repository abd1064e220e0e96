import { expect, test } from 'vitest'
import { maskPersonal, presentedChanges } from './list-audit.ts'

test('fields by the names of the wire, money in pesos', () => {
  expect(
    presentedChanges({
      minPriceCentavos: { from: null, to: 123_456 },
      floorAreaSqm: { from: 20, to: 23.5 },
      isPublished: { from: true, to: false },
      ownerNoun: { from: null, to: 'listing' },
      ownerId: { from: null, to: 7 },
    }),
  ).toEqual([
    { field: 'min_price', from: null, to: 1234.56 },
    { field: 'floor_area_sqm', from: 20, to: 23.5 },
    { field: 'is_published', from: true, to: false },
    { field: 'owner_noun', from: null, to: 'listing' },
    { field: 'owner_id', from: null, to: 7 },
  ])
})

test.each(['listingOwner', 'ownerOfTheProperty', 'contactNumber', 'contact_person', 'email', 'emailAddress', 'phone'])(
  '%s is masked',
  (field) => {
    const [shown] = presentedChanges({ [field]: { from: 'Juan dela Cruz', to: 'juan@example.com' } })
    expect(shown).toMatchObject({ from: 'J••• d••• C•••', to: 'j•••@example.com' })
  },
)

test('long texts are cut', () => {
  const [shown] = presentedChanges({ details: { from: '', to: 'x'.repeat(100_000) } })
  expect(shown?.to).toHaveLength(501)
})

test.each([
  ['juan@example.com', 'j•••@example.com'],
  ['0917 123 4567', '•••567'],
  ['(02) 8123-4567 / +63 917 555 1234', '•••567/•••234'],
  ['Juan dela Cruz', 'J••• d••• C•••'],
  ['Ñoño Peña\nMaría', 'Ñ••• P•••\nM•••'],
  ['李小龍', '李•••'],
  ['', ''],
  [null, null],
  [42, 42],
  [[{ name: 'Viber', account: 'juan.delacruz' }], [{ name: 'V•••', account: 'j•••' }]],
])('%j shows as %j', (value, shown) => {
  expect(maskPersonal(value)).toEqual(shown)
})
