import type { AmenityAnswer } from '@tahanan/contracts/amenity/amenity-answer.ts'
import type { AmenityFields } from '@tahanan/contracts/amenity/amenity-fields.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { amenityAnswerOf } from './amenity-answer-of.ts'
import { insertAmenity } from './amenity.store.ts'

/** @throws InvalidInput on `name` when there is one of that name (decision 87) */
export function createAmenity(
  catalog: Catalog,
  context: CommandContext,
  fields: AmenityFields,
): Promise<AmenityAnswer> {
  return runCommand(catalog, context, async ({ client, publish, audit }) => {
    const amenity = await insertAmenity(client, fields, context.now)
    const { id, version } = amenity
    await publish({
      type: 'amenity.changed',
      aggregate: 'amenity',
      aggregateId: id,
      version,
      data: { id, ...fields },
    })
    await audit({ noun: 'amenity', id, action: 'create', before: null, after: fields })
    return amenityAnswerOf(amenity)
  })
}
