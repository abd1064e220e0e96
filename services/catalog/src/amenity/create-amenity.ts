import { type AmenityAnswer, amenityAnswerSchema } from '@tahanan/contracts/amenity/amenity-answer.ts'
import type { AmenityFields } from '@tahanan/contracts/amenity/amenity-fields.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runOnce } from '../command/run-once.ts'
import { addAmenity } from './add-amenity.ts'

/** @throws InvalidInput on `name` when there is one of that name (decision 87) */
export function createAmenity(
  catalog: Catalog,
  context: CommandContext,
  fields: AmenityFields,
): Promise<AmenityAnswer> {
  return runOnce(catalog, context, { command: 'amenity.create', answer: amenityAnswerSchema }, (unit) =>
    addAmenity(unit, fields),
  )
}
