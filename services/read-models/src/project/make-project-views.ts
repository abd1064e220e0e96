import type { AmenityState } from '@tahanan/contracts/amenity/amenity.ts'
import type { DeveloperState } from '@tahanan/contracts/developer/developer.ts'
import { pesosOrNull } from '@tahanan/contracts/money/pesos.ts'
import type { PictureState } from '@tahanan/contracts/picture/picture.ts'
import { publicPictureOf } from '@tahanan/contracts/picture/public-picture.ts'
import { cutDetails } from '@tahanan/contracts/project/cut-details.ts'
import type { ProjectCard, ProjectPage } from '@tahanan/contracts/project/project-page.ts'
import type { ProjectState } from '@tahanan/contracts/project/project.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import { PROPERTY_SUBTYPES, PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import type pg from 'pg'
import { namedAmenities } from '../amenity/amenity.store.ts'
import { safeDetails } from '../html/safe-details.ts'
import { areaOfPlace, areaTrail } from '../place/area-trail.ts'
import { publicPoint } from '../map/public-point.ts'
import { removeViews } from '../page/remove-views.store.ts'
import { lockReferences, type Refresh } from '../projection/refresh.ts'
import { queueChildren } from '../projection/refresh-queue.store.ts'
import { refreshNames } from '../suggestion/refresh-names.ts'
import { type ProjectView, readProjectSources, upsertProjectViews } from './project-view.store.ts'

/** Makes the pages of these projects, and answers whether any changed. */
export async function makeProjectViews(client: pg.PoolClient, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return false
  await lockReferences(client, 'project', ids)
  const sources = await readProjectSources(client, ids)
  const views = sources.map(toProjectView)
  const shown = new Set(views.map(({ id }) => id))
  const isChanged = await upsertProjectViews(client, views)
  const hidden = ids.filter((id) => !shown.has(id))
  const isRemoved = await removeViews(client, 'project', hidden)
  const suggested = sources.map(({ project }) => project)
  await refreshNames(client, 'project', suggested, hidden)
  return isChanged || isRemoved
}

/** The ready answers of a project. Its listings are not among them, a project may have thousands. */
function toProjectView({ project, developer, amenities, pictures }: ProjectSources): ProjectView {
  const { id, slug, name, location } = project
  const area = areaOfPlace(project.areaCode, location, name)
  const shown = pictures.map(publicPictureOf)
  const card: ProjectCard = {
    id,
    slug,
    name,
    location,
    pictures: shown.slice(0, 1),
    details: cutDetails(project.details),
  }
  const page: Omit<ProjectPage, 'listing' | 'listing_more'> = {
    id,
    slug,
    name,
    developer: developer === undefined ? null : { id: developer.id, name: developer.name, slug: developer.slug },
    developer_name: developer?.name ?? null,
    developer_slug: developer?.slug ?? null,
    dhsud_lts: project.dhsudLts,
    ad_approval_no: project.adApprovalNo,
    completion_date: project.completionDate,
    property_type: project.propertyType,
    property_type_name: labelOf(PROPERTY_TYPES, project.propertyType),
    property_subtype: project.propertySubtype,
    property_subtype_name: labelOf(PROPERTY_SUBTYPES, project.propertySubtype),
    property_unity_type: project.unitTypes.map((code) => ({ id: code, name: labelOf(UNIT_TYPES, code) })),
    amenities: namedAmenities(project.amenityIds, amenities),
    location,
    areas: areaTrail(area),
    place: publicPoint(project, area, false),
    details: safeDetails(project.details),
    financing_option: project.financingOption,
    reservation_fee: pesosOrNull(project.reservationFeeCentavos),
    pictures: shown,
  }
  return { id, slug, developerId: project.developerId, card: JSON.stringify(card), page: JSON.stringify(page) }
}

/** Everything a project's view is made from. A developer whose event is still on its way is missing. */
export interface ProjectSources {
  readonly project: ProjectState
  readonly developer: DeveloperState | undefined
  readonly amenities: ReadonlyMap<number, AmenityState>
  /** The cover first. */
  readonly pictures: readonly PictureState[]
}

/** Makes the pages of these projects; their listings show them, so those are next. */
export const refreshProjects: Refresh = async (client, ids) => {
  const isChanged = await makeProjectViews(client, ids)
  await queueChildren(client, 'project', ids)
  return isChanged
}
