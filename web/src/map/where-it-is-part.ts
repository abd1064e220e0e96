import { pagePart } from '../page/page-part.ts'

const load = async () => (await import('./where-it-is.tsx')).WhereItIs

/** Where a listing or project is; its code comes once the page stands. */
export const WhereItIsPart = pagePart(import.meta.env.SSR ? await load() : undefined, load)
