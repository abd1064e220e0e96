import { expect, test } from 'vitest'
import { presentedChanges } from './presented-changes.ts'

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
