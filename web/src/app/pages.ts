import { homePage } from '../home/home.page.ts'
import { notFoundPage } from '../not-found/not-found.page.ts'
import type { SitePage } from '../page/define-page.tsx'

/** Every public page, by the names of §2. What no other path fits is not found. */
export const PAGES: readonly SitePage[] = [homePage, notFoundPage]
