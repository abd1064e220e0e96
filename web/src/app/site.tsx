import type { PageContents, PagePlan, PageRead, SiteRenderer } from '@tahanan/contracts/site/site-renderer.ts'
import type { SiteSettings } from '@tahanan/contracts/site/site-settings.ts'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { m } from '../message/messages.ts'
import { BASE, ownPath } from '../message/language.ts'
import { documentHtml } from '../page/document-html.ts'
import { headHtml } from '../page/head-html.ts'
import { type HeadSink, HeadSinkContext, type PageHead } from '../page/page-head.ts'
import { pageData } from '../page/page-data.ts'
import { readSiteAssets, viteManifestSchema } from '../page/read-site-assets.ts'
import { App } from './app.tsx'
import { findPage } from './find-page.ts'
import { PAGES } from './pages.ts'

const NO_HEAD: PageHead = { title: 'Tahanan', description: m.page.description(), isIndexed: false }

/**
 * The site on the server: data first, then one pass.
 *
 * @param manifest what Vite wrote about the browser's files
 */
export async function createSite(settings: SiteSettings, manifest: unknown): Promise<SiteRenderer> {
  const built = viteManifestSchema.parse(manifest)
  const assets = new Map(PAGES.map(({ name, plan }) => [name, readSiteAssets(built, plan?.source)]))
  const shell = readSiteAssets(built)
  await Promise.all(PAGES.map(({ preload }) => preload()))

  function prepare({ plan, answers, problems }: PageContents, tell: HeadSink = () => {}): () => string {
    const initial = {
      answers: Object.fromEntries(
        [...answers].map(([address, json]): [string, unknown] => [address, JSON.parse(json)]),
      ),
      problems: new Map(problems),
    }
    const tree = (
      <HeadSinkContext value={tell}>
        <StaticRouter basename={BASE} location={plan.address}>
          <App initial={initial} settings={settings} />
        </StaticRouter>
      </HeadSinkContext>
    )
    return () => renderToString(tree)
  }

  function render(contents: PageContents): string {
    let head: PageHead = NO_HEAD
    const body = prepare(contents, (said) => (head = said))()
    return documentHtml({
      head: headHtml(head, settings),
      body,
      data: pageData(contents, settings),
      assets: assets.get(contents.plan.name) ?? shell,
    })
  }

  return { plan: planPage, planMore, render, prepare: (contents) => prepare(contents) }
}

/** The second round of calls of the few pages that need one. */
function planMore({ plan, answers, problems }: PageContents): readonly PageRead[] {
  const readsAfter = PAGES.find(({ name }) => name === plan.name)?.plan?.readsAfter
  const address = plan.reads[0]?.address
  if (readsAfter === undefined || address === undefined) return []
  const json = answers.get(address)
  const answer: unknown = json === undefined ? undefined : JSON.parse(json)
  const [pathname = '/', text = ''] = plan.address.split(/\?(.*)/s)
  return readsAfter({ answer, problem: problems.get(address) }, findPage(ownPath(pathname), new URLSearchParams(text)))
}

/** What an address leads to, and which calls it takes. Only what the page looks at stays of the query, in one order. */
export function planPage(url: string): PagePlan {
  // Not as a URL: `//x` would be another host, and its path `/`.
  const [pathname = '/', text = ''] = url.split(/\?(.*)/s)
  const { page, params, query } = findPage(ownPath(pathname), new URLSearchParams(text))
  const kept = (page.plan?.queryKeys ?? []).flatMap((key) => {
    const values = query.getAll(key).filter((value) => value !== '')
    return values.length === 0 ? [] : [[key, key === 'amenities' ? values.join() : (values[0] ?? '')]]
  })
  const search = new URLSearchParams(kept).toString()
  const reads = page.plan?.reads?.({ params, query: new URLSearchParams(search) }) ?? []
  return { name: page.name, address: search === '' ? pathname : `${pathname}?${search}`, reads }
}
