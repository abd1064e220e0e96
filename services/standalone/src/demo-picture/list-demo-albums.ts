import { findIdsByName } from '@tahanan/catalog/name/refuse-duplicate-name.ts'
import {
  listPicturelessDevelopers,
  listPicturelessListings,
  listPicturelessProjects,
} from '@tahanan/catalog/picture/picture.store.ts'
import type { Pool } from 'pg'
import { demoDeveloper } from '../demo/demo-developer.ts'
import { DEMO_KEY_PREFIX } from '../demo/demo-import-key.ts'
import { demoProject } from '../demo/demo-project.ts'
import { demoSize } from '../demo/demo-size.ts'
import type { DemoGallery } from './demo-gallery.ts'
import type { DemoAlbum } from './demo-scene.ts'

/** Only the name of a project is asked for, and that does not depend on them. */
const NO_PARENTS = { developerIds: [1], amenityIds: [] }

/** As many as the first screens show. */
const FRONT_LISTINGS = 16

/**
 * The albums that the demo catalogue still lacks, in the order in which visitors would miss them: the newest listings,
 * developers, projects, all other listings. Whoever ever had a picture is left alone, so that nothing comes back that staff deleted.
 */
export async function listDemoAlbums(pool: Pool, gallery: DemoGallery): Promise<DemoAlbum[]> {
  const size = demoSize()
  const developerNames = counted(size.developers).map((index) => demoDeveloper(index).name)
  const projectNames = counted(size.projects).map((index) => demoProject(index, NO_PARENTS).form.name)
  const developerIds = await findIdsByName(pool, 'developer', developerNames)
  const nameOfDeveloper = new Map([...developerIds].map(([name, id]) => [id, name]))
  const projectIds = await findIdsByName(pool, 'project', projectNames)
  const developers = await listPicturelessDevelopers(pool, [...developerIds.values()])
  const projects = await listPicturelessProjects(pool, [...projectIds.values()])
  const listings = await listPicturelessListings(pool, DEMO_KEY_PREFIX)
  const albumsOfListings = listings.map((listing): DemoAlbum => ({
    ownerNoun: 'listing',
    ownerId: listing.id,
    scenes: gallery.scenesOfListing(listing),
  }))
  return [
    ...albumsOfListings.slice(0, FRONT_LISTINGS),
    ...developers.map(({ id }): DemoAlbum => ({
      ownerNoun: 'developer',
      ownerId: id,
      scenes: [gallery.logoOfDeveloper({ id, name: nameOfDeveloper.get(id) ?? '' })],
    })),
    ...projects.map((project): DemoAlbum => ({
      ownerNoun: 'project',
      ownerId: project.id,
      scenes: gallery.scenesOfProject(project),
    })),
    ...albumsOfListings.slice(FRONT_LISTINGS),
  ]
}

function counted(count: number): number[] {
  return Array.from({ length: count }, (_item, index) => index)
}
