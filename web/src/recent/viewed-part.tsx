import { useContext } from 'react'
import { pagePart } from '../page/page-part.ts'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import { useIsBrowser } from '../ui/use-is-browser.ts'

/** Where its code cannot be had, nothing stands in its place: what it is beside must not go with it. */
const RecentlyViewed = pagePart<{ readonly currentId?: number }>(undefined, () =>
  import('./recently-viewed.tsx').then(
    (part) => part.RecentlyViewed,
    () => () => null,
  ),
)

/** Recently viewed listings at the end of a page, once it stands: only the browser knows them. */
export function RecentlyViewedPart({ currentId }: { readonly currentId?: number }) {
  const { strictSpec } = useContext(SiteSettingsContext)
  const isBrowser = useIsBrowser()
  if (!isBrowser || strictSpec) return null
  return <RecentlyViewed {...(currentId !== undefined && { currentId })} />
}
