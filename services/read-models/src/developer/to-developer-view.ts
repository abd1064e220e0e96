import type { DeveloperCard } from '@tahanan/contracts/developer/developer-card.ts'
import type { DeveloperPage } from '@tahanan/contracts/developer/developer-page.ts'
import { publicPictureOf } from '@tahanan/contracts/picture/public-picture-of.ts'
import { cutDetails } from '@tahanan/contracts/project/cut-details.ts'
import { safeDetails } from '../html/safe-details.ts'
import { imageAddress } from '../picture/image-address.ts'
import { variantsWithin } from '../picture/variants-within.ts'
import { searchWords } from '../search/search-words.ts'
import type { DeveloperSources } from './developer-sources.ts'
import type { DeveloperView } from './developer-view.ts'

const LOGO_WIDTH_PX = 360

/** The ready answers of a developer. Its projects are not among them: they are read beside the page. */
export function toDeveloperView({ developer, pictures }: DeveloperSources): DeveloperView {
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
