import { addAmenity } from '@tahanan/catalog/amenity/amenity-commands.ts'
import type { UnitOfWork } from '@tahanan/catalog/command/run-command.ts'
import { addDeveloper } from '@tahanan/catalog/developer/developer-commands.ts'
import { findIdsByName } from '@tahanan/catalog/name/refuse-duplicate-name.ts'
import { addProject } from '@tahanan/catalog/project/project-commands.ts'
import { fillSite } from '@tahanan/catalog/site/site-commands.ts'
import { createAmenityBody } from '@tahanan/contracts/amenity/amenity.ts'
import { createDeveloperBody } from '@tahanan/contracts/developer/developer.ts'
import { createProjectBody } from '@tahanan/contracts/project/project.ts'
import { addDemoPeople } from './add-demo-people.ts'
import { AMENITY_NAMES } from './amenity-names.ts'
import { demoDeveloper } from './demo-developer.ts'
import { demoProject } from './demo-project.ts'
import { DEMO_SITE } from './demo-site.ts'
import type { DemoSize } from './demo-size.ts'
import type { DemoWorld } from './demo-world.ts'

type EntityType = 'amenity' | 'developer' | 'project'

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
    'amenity',
    AMENITY_NAMES,
    (name) => name,
    (name) => addAmenity(unit, createAmenityBody.parse({ name })),
  )
  const developers = counted(size.developers).map((index) => demoDeveloper(index))
  const developerIds = await addMissing(
    'developer',
    developers,
    ({ name }) => name,
    (developer) => addDeveloper(unit, createDeveloperBody.parse(developer).fields),
  )
  const projects = counted(size.projects).map((index) =>
    demoProject(index, { developerIds, amenityIds, now: unit.context.now }),
  )
  const projectIds = await addMissing(
    'project',
    projects,
    ({ form }) => form.name,
    ({ form }) => addProject(unit, createProjectBody.parse(form)),
  )
  return {
    projects: projects.flatMap((project, index) => {
      const id = projectIds[index]
      return id === undefined ? [] : [{ ...project, id }]
    }),
    amenityIds,
    brokerIds,
  }

  /** Ids in the order of `items`. */
  async function addMissing<Item>(
    noun: EntityType,
    items: readonly Item[],
    nameOf: (item: Item) => string,
    add: (item: Item) => Promise<{ readonly id: number }>,
  ): Promise<number[]> {
    const idByName = await findIdsByName(unit.client, noun, items.map(nameOf))
    const ids: number[] = []
    for (const item of items) {
      ids.push(idByName.get(nameOf(item)) ?? (await add(item)).id)
      onAdded()
    }
    return ids
  }
}

function counted(count: number): number[] {
  return Array.from({ length: count }, (_item, index) => index)
}
