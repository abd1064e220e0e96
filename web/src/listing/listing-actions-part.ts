import { pagePart } from '../page/page-part.ts'

const load = async () => (await import('./listing-actions.tsx')).ListingActions

/** What can be done with a listing, whose code comes once the page stands. To be used within Suspense. */
export const ListingActionsPart = pagePart(import.meta.env.SSR ? await load() : undefined, load)
