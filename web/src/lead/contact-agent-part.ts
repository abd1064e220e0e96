import { pagePart } from '../page/page-part.ts'

const load = async () => (await import('./contact-agent.tsx')).ContactAgent

/** The contact form, whose code comes once the page stands. */
export const ContactAgentPart = pagePart(import.meta.env.SSR ? await load() : undefined, load)
