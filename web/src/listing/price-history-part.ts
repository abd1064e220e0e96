import { pagePart } from '../page/page-part.ts'

const load = async () => (await import('./price-history.tsx')).PriceHistory

/** What a price was before, of the few listings that had another; its code comes once the page stands. To be used within Suspense. */
export const PriceHistoryPart = pagePart(import.meta.env.SSR ? await load() : undefined, load)
