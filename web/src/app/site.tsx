import type { PageContents, SiteRenderer } from '@tahanan/contracts/site/site-renderer.ts'
import type { SiteSettings } from '@tahanan/contracts/site/site-settings.ts'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { documentHtml } from '../page/document-html.ts'
import { headHtml } from '../page/head-html.ts'
import { type HeadSink, HeadSinkContext } from '../page/head-sink.ts'
import type { PageHead } from '../page/page-head.ts'
import { pageData } from '../page/page-data.ts'
import { readSiteAssets } from '../page/read-site-assets.ts'
import { viteManifestSchema } from '../page/vite-manifest.ts'
import { App } from './app.tsx'
import { PAGES } from './pages.ts'
import { planMore } from './plan-more.ts'
import { planPage } from './plan-page.ts'

const NO_HEAD: PageHead = { title: 'Tahanan', description: 'Homes across the Philippines.', isIndexed: false }

/**
 * The site on the server: data first, then one pass.
 *
 * @param manifest what Vite wrote about the browser's files
 */
export async function createSite(settings: SiteSettings, manifest: unknown): Promise<SiteRenderer> {
  const built = viteManifestSchema.parse(manifest)
  const assets = new Map(PAGES.map(({ name, source }) => [name, readSiteAssets(built, source)]))
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
        <StaticRouter location={plan.address}>
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
