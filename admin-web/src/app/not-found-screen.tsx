import { useOutletContext } from 'react-router-dom'
import { TextLink } from '@tahanan/web/ui/links.tsx'
import type { Screen } from './screen.ts'

/** The not-found page of §2, for paths of the dashboard and for records that are gone: these lead to their list. */
export function NotFoundScreen() {
  const { path, entry } = useOutletContext<Partial<Screen> | undefined>() ?? {}
  return (
    <div className="mx-auto max-w-text py-16 text-center">
      <h1 className="text-2xl font-semibold">Page not Found</h1>
      <p className="mt-2 text-ink-soft">This link is broken or this page has been removed.</p>
      <div className="mt-6 flex flex-wrap justify-center gap-x-6 gap-y-2">
        {entry !== undefined && <TextLink to={`/dashboard/${path}`}>Go to {entry.under ?? entry.label}</TextLink>}
        <a className="text-brand underline underline-offset-4" href="/">
          Go to the site’s home
        </a>
      </div>
    </div>
  )
}
