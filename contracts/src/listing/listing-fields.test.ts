import { expect, test } from 'vitest'
import { answerNameOf } from './listing-answers.ts'
import { listingDetailSchema } from './listing-detail.ts'
import { LISTING_FIELDS, plainFields } from './listing-fields.ts'
import { listingStateSchema } from './listing-state.ts'

/** Of owners and papers: no event, index or public answer has them. */
const PRIVATE = ['termsOfPayment', 'titleNumber', 'taxDeclarationNumber', 'listingOwner', 'ownerOfTheProperty']

/** They decide what is shown, or are shown as one price. */
const UNSHOWN = ['showExactPlace', 'isPublished', 'minPriceCentavos', 'maxPriceCentavos']

test('each field is told to visitors, or named here as private', () => {
  const told = new Set(listingStateSchema.options.flatMap(({ shape }) => Object.keys(shape)))
  const untold = plainFields(LISTING_FIELDS).filter(({ name }) => !told.has(name))
  expect(untold.map(({ name }) => name)).toEqual(PRIVATE)
})

test('what is told of a listing is on its page', () => {
  const { shape } = listingDetailSchema
  const parts = [shape, shape.payment.shape, shape.move_in.unwrap().unwrap().shape]
  const shown = new Set(parts.flatMap((part) => Object.keys(part)))
  const hidden = plainFields(LISTING_FIELDS).filter(
    (field) => !PRIVATE.includes(field.name) && !shown.has(answerNameOf(field)),
  )
  expect(hidden.map(({ name }) => name)).toEqual(UNSHOWN)
})
