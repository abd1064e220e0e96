import type { DeveloperCard, DeveloperPage } from '@tahanan/contracts/developer/developer-page.ts'
import type { DeveloperState } from '@tahanan/contracts/developer/developer.ts'
import type { PictureState } from '@tahanan/contracts/picture/picture.ts'
import { publicPictureOf } from '@tahanan/contracts/picture/public-picture.ts'
import { cutDetails } from '@tahanan/contracts/project/cut-details.ts'
import type pg from 'pg'
import { safeDetails } from '../html/safe-details.ts'
import { imageAddress, variantsWithin } from '../picture/pictures-by-owner.ts'
import { removeViews } from '../page/remove-views.store.ts'
import { lockReferences, type Refresh } from '../projection/refresh.ts'
import { queueChildren } from '../projection/refresh-queue.store.ts'
import { searchWords } from '../search/search-words.ts'
import { refreshNames } from '../suggestion/refresh-names.ts'
import { type DeveloperView, readDeveloperSources, upsertDeveloperViews } from './developer-view.store.ts'

const LOGO_WIDTH_PX = 360

/** Makes the pages of these developers, and answers whether any changed. */
export async function makeDeveloperViews(client: pg.PoolClient, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return false
  await lockReferences(client, 'developer', ids)
  const sources = await readDeveloperSources(client, ids)
  const views = sources.map(toDeveloperView)
  const shown = new Set(views.map(({ id }) => id))
  const isChanged = await upsertDeveloperViews(client, views)
  const hidden = ids.filter((id) => !shown.has(id))
  const isRemoved = await removeViews(client, 'developer', hidden)
  const suggested = sources.map(({ developer }) => developer)
  await refreshNames(client, 'developer', suggested, hidden)
  return isChanged || isRemoved
}

/** The ready answers of a developer. Its projects are not among them: they are read beside the page. */
function toDeveloperView({ developer, pictures }: DeveloperSources): DeveloperView {
  const { id, slug, name } = developer
  const card: DeveloperCard = {
    id,
    slug,
    name,
    contact_number: developer.contactNumber,
    office_address: developer.officeAddress,
    image: imageAddress(pictures[0], LOGO_WIDTH_PX),
    image_variants: variantsWithin(pictures[0], LOGO_WIDTH_PX),
    details: cutDetails(developer.details),
  }
  const page: Omit<DeveloperPage, 'projects' | 'projects_more'> = {
    id,
    slug,
    name,
    office_address: developer.officeAddress,
    contact_number: developer.contactNumber,
    contact_person: developer.contactPerson,
    details: safeDetails(developer.details),
    pictures: pictures.map(publicPictureOf),
  }
  return { id, slug, card: JSON.stringify(card), page: JSON.stringify(page), words: searchWords([name]).join(' ') }
}

/** Everything a developer's view is made from. */
export interface DeveloperSources {
  readonly developer: DeveloperState
  /** The logo, or none. */
  readonly pictures: readonly PictureState[]
}

/** Makes the pages of these developers; their projects' pages name them, so those are next. */
export const refreshDevelopers: Refresh = async (client, ids) => {
  const isChanged = await makeDeveloperViews(client, ids)
  await queueChildren(client, 'developer', ids)
  return isChanged
}
