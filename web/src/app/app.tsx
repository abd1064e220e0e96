import type { SiteSettings } from '@tahanan/contracts/site/site-settings.ts'
import { Suspense, useContext, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { m } from '../message/messages.ts'
import { type InitialContents, InitialContentsContext } from '../api/initial-contents.ts'
import { Layout } from '../layout/layout.tsx'
import { ErrorBoundary } from '../page/error-boundary.tsx'
import { PageSkeleton } from '../page/page-skeleton.tsx'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import { useScrollMemory } from '../page/use-scroll-memory.ts'
import { type UiWords, UiWordsContext } from '../ui/ui-words.ts'
import { findPage } from './find-page.ts'

interface AppProps {
  readonly initial: InitialContents
  readonly settings: SiteSettings
}

const UI_WORDS: UiWords = { close: m.page.close(), retry: m.page.retry(), request: (id) => m.page.request({ id }) }

/** The site below its router, the same on the server and in the browser. */
export function App({ initial, settings }: AppProps) {
  const swr = {
    fallback: initial.answers,
    // A public answer changes rarely: it is fetched anew by its age, not by each look at the window.
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  }
  return (
    <UiWordsContext value={UI_WORDS}>
      <SiteSettingsContext value={settings}>
        <InitialContentsContext value={initial}>
          <SWRConfig value={swr}>
            <Layout>
              <Pages />
            </Layout>
          </SWRConfig>
        </InitialContentsContext>
      </SiteSettingsContext>
    </UiWordsContext>
  )
}

function Pages() {
  const { pathname, search } = useLocation()
  const { page, params } = findPage(pathname, new URLSearchParams(search))
  useForgetProblems()
  useScrollMemory()
  return (
    <ErrorBoundary place={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <page.Component key={page.name} {...params} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** What failed when the first page was rendered is asked again once the visitor has moved on. */
function useForgetProblems(): void {
  const { problems } = useContext(InitialContentsContext)
  const { key } = useLocation()
  // A page that is loaded again has the key that it had: only another one is another place.
  const firstKey = useRef(key)
  useEffect(() => {
    if (key !== firstKey.current) problems.clear()
  }, [key, problems])
}
