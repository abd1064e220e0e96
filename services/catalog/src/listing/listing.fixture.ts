import { amenities } from '../amenity/amenity-commands.ts'
import type { Catalog, CommandContext } from '../command/run-command.ts'
import { developers } from '../developer/developer-commands.ts'
import { projects } from '../project/project-commands.ts'

/** What listings of a test refer to. Broker 4 comes with the tables. */
export interface ListingParents {
  readonly developerId: number
  /** Residential condominium, units Studio (5) and Two-bedroom (7), with a swimming pool. */
  readonly condoProjectId: number
  /** Residential, Lot Only. */
  readonly lotProjectId: number
  readonly amenityIds: readonly [number, number]
}

export async function addListingParents(catalog: Catalog, context: CommandContext): Promise<ListingParents> {
  const developer = await developers.create(catalog, context, {
    name: 'Amihan Land',
    officeAddress: 'Ortigas Center, Pasig',
    contactNumber: '(02) 8123 4567',
    contactPerson: 'R. Amihan',
    details: '',
  })
  const pool = await amenities.create(catalog, context, { name: 'Swimming pool' })
  const gym = await amenities.create(catalog, context, { name: 'Gym' })
  const common = { developerId: developer.id, dhsudLts: 'LTS 0034567', propertyType: 0, financingOption: [0] }
  const condo = await projects.create(catalog, context, {
    ...common,
    name: 'Dakila Towers',
    location: 'Mandaluyong',
    propertySubtype: 2,
    unitTypes: [5, 7],
    amenityIds: [pool.id],
    reservationFeeCentavos: 2_500_000,
  })
  const lots = await projects.create(catalog, context, {
    ...common,
    name: 'Bukid Estates',
    location: 'Lipa',
    propertySubtype: 0,
  })
  return {
    developerId: developer.id,
    condoProjectId: condo.id,
    lotProjectId: lots.id,
    amenityIds: [pool.id, gym.id],
  }
}
