import { NO_UNIT_TYPE } from '@tahanan/contracts/property/unit-type.ts'
import type { DemoWorld } from './demo-world.ts'
import { type Offering, offeringOf } from './offering.ts'

interface Resale {
  readonly project: DemoWorld['projects'][number]
  readonly offering: Offering
}

/** A project of the same kind to resell in, with a unit type that it offers; undefined where there is none. */
export function resaleOf(wanted: Offering, world: DemoWorld, index: number): Resale | undefined {
  const { propertyType, propertySubtype, unitType } = wanted
  for (let step = 0; step < world.projects.length; step += 1) {
    const project = world.projects[(index + step) % world.projects.length]
    if (project?.form.property_type !== propertyType || project.form.property_subtype !== propertySubtype) continue
    const offered = project.form.property_unit_type
    const settled = offered.includes(unitType) ? unitType : (offered[0] ?? NO_UNIT_TYPE)
    return { project, offering: offeringOf(propertyType, propertySubtype, settled) }
  }
  return undefined
}
