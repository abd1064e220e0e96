import { pagePart } from '../page/page-part.ts'

const load = async () => (await import('./similar-listings.tsx')).SimilarListings

/** Other listings at the end of a page, whose code comes once the page stands. */
export const SimilarListingsPart = pagePart(import.meta.env.SSR ? await load() : undefined, load)
