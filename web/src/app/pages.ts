import { aboutPage } from '../about/about.page.ts'
import { alertPage } from '../alert/alert.page.ts'
import { contactUsPage } from '../contact-us/contact-us.page.ts'
import { developerPage } from '../developer/developer.page.ts'
import { homePage } from '../home/home.page.ts'
import { listingPage } from '../listing/listing.page.ts'
import { notFoundPage } from '../not-found/not-found.page.ts'
import type { SitePage } from '../page/define-page.tsx'
import { placePage } from '../place/place.page.ts'
import { projectPage } from '../project/project.page.ts'
import { searchPage } from '../search/search.page.ts'
import { privacyPage } from '../site/privacy.page.ts'
import { viewingPage } from '../viewing/viewing.page.ts'
import { apiDocsPage } from '../api-docs/api-docs.page.ts'
import { comparePage } from '../shortlist/compare.page.ts'
import { shortlistPage } from '../shortlist/shortlist.page.ts'

/** Every public page, by the names of §2. What no other path fits is not found. */
export const PAGES: readonly SitePage[] = [
  homePage,
  listingPage,
  projectPage,
  developerPage,
  placePage,
  searchPage,
  shortlistPage,
  comparePage,
  aboutPage,
  contactUsPage,
  privacyPage,
  alertPage,
  viewingPage,
  apiDocsPage,
  notFoundPage,
]
