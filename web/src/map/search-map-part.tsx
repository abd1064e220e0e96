import { pagePart } from '../page/page-part.ts'
import { useIsBrowser } from '../ui/use-is-browser.ts'

const Later = pagePart(undefined, async () => (await import('./search-map.tsx')).SearchMap)

/** The map beside the list, in browsers alone; its code comes with the wish to see it. */
export const SearchMapPart: typeof Later = (props) => useIsBrowser() && <Later {...props} />
