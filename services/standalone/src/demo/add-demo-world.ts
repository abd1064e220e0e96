import { amenities } from '@tahanan/catalog/amenity/amenity-commands.ts'
import type { UnitOfWork } from '@tahanan/catalog/command/run-command.ts'
import { developers } from '@tahanan/catalog/developer/developer-commands.ts'
import { projects } from '@tahanan/catalog/project/project-commands.ts'
import { fillSite } from '@tahanan/catalog/site/site-commands.ts'
import { createAmenityBody } from '@tahanan/contracts/amenity/amenity.ts'
import { createDeveloperBody } from '@tahanan/contracts/developer/developer.ts'
import { createProjectBody } from '@tahanan/contracts/project/project.ts'
import { addDemoPeople } from './add-demo-people.ts'
import { AMENITY_NAMES } from './names.ts'
import { addMissing, counted } from './add-missing.ts'
import { demoDeveloper } from './demo-developer.ts'
import { demoProject, type DemoProject } from './demo-project.ts'
import { DEMO_SITE } from './demo-site.ts'
import type { DemoSize } from './demo-listing.ts'

/**
 * Adds the people, amenities, developers and projects of a demo catalogue that are not there yet, and answers what its
 * listings refer to. `onAdded` is called once for each amenity, developer and project, there or not.
 */
export async function addDemoWorld(
  unit: UnitOfWork,
  size: Omit<DemoSize, 'listings'>,
  onAdded: () => void,
): Promise<DemoWorld> {
  await fillSite(unit, DEMO_SITE)
  const brokerIds = await addDemoPeople(unit)
  const amenityIds = await addMissing(
    unit,
    'amenity',
    AMENITY_NAMES.map((name) => ({ name })),
    (form) => amenities.add(unit, createAmenityBody.parse(form)),
    onAdded,
  )
  const developerIds = await addMissing(
    unit,
    'developer',
    counted(size.developers, demoDeveloper),
    (form) => developers.add(unit, createDeveloperBody.parse(form).fields),
    onAdded,
  )
  const demoProjects = counted(size.projects, (index) =>
    demoProject(index, { developerIds, amenityIds, now: unit.context.now }),
  )
  const projectIds = await addMissing(
    unit,
    'project',
    demoProjects.map(({ form }) => form),
    (form) => projects.add(unit, createProjectBody.parse(form)),
    onAdded,
  )
  return {
    projects: demoProjects.flatMap((project, index) => {
      const id = projectIds[index]
      return id === undefined ? [] : [{ ...project, id }]
    }),
    amenityIds,
    brokerIds,
  }
}

/** What listings refer to, with the ids that the catalogue gave. */
export interface DemoWorld {
  readonly projects: readonly (DemoProject & { readonly id: number })[]
  readonly amenityIds: readonly number[]
  /** Who get the listings in turn; never none. */
  readonly brokerIds: readonly number[]
}
