import { pagePart } from '../page/page-part.ts'

const load = async () => (await import('./payment-panel.tsx')).PaymentPanel

/** What a listing costs; its code comes once the page stands. To be used within Suspense. */
export const PaymentPanelPart = pagePart(import.meta.env.SSR ? await load() : undefined, load)
