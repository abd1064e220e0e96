import { pagePart } from '../page/page-part.ts'

const load = async () => (await import('./alert-button.tsx')).AlertButton

/** The way to the form of alerts, whose code comes once the page stands. */
export const AlertButtonPart = pagePart(import.meta.env.SSR ? await load() : undefined, load)
