import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Language, languageOf, LANGUAGES } from '@tahanan/contracts/site/language.ts'
import type { SiteRenderer } from '@tahanan/contracts/site/site-renderer.ts'
import type { SiteSettings } from '@tahanan/contracts/site/site-settings.ts'
import { type Asset, loadAssets } from '@tahanan/platform/asset/assets.ts'
import { z } from 'zod'

/** Where `npm run build` puts the site. */
const DIST = fileURLToPath(new URL('../../../../web/dist', import.meta.url))

const isFunction = (value: unknown): boolean => typeof value === 'function'

const moduleSchema = z.object({
  createSite: z.custom<(settings: SiteSettings, manifest: unknown) => Promise<SiteRenderer>>(isFunction),
})

/** The built site: what renders its pages, and the files that browsers fetch beside them. */
export interface Site {
  readonly renderer: SiteRenderer
  /** By path: `assets/client-Dx1.js`, `favicon.svg`. */
  readonly assets: ReadonlyMap<string, Asset>
  /** Another build is another answer to everything. */
  readonly build: string
}

/** @throws Error of one line where the site was not built */
export async function openSite(settings: SiteSettings): Promise<Site> {
  const assets = new Map(await loadAssets(join(DIST, 'client')))
  const build = createHash('sha256').update(JSON.stringify(settings))
  const renderers = await Promise.all(
    LANGUAGES.map(async (language): Promise<[Language, SiteRenderer]> => {
      const name = `manifest.${language}.json`
      const manifest = assets.get(name)?.bytes.toString()
      if (manifest === undefined) throw new Error('The site has not been built. Run `npm run build`, then start again.')
      assets.delete(name)
      build.update(manifest)
      const loaded: unknown = await import(pathToFileURL(join(DIST, 'server', language, 'site.js')).href)
      return [language, await moduleSchema.parse(loaded).createSite(settings, JSON.parse(manifest))]
    }),
  )
  return { renderer: inEachLanguage(new Map(renderers)), assets, build: build.digest('base64url').slice(0, 8) }
}

/** Each language is a site of its own, and the address says which. */
function inEachLanguage(renderers: ReadonlyMap<Language, SiteRenderer>): SiteRenderer {
  const of = (address: string): SiteRenderer => {
    const renderer = renderers.get(languageOf(address))
    if (renderer === undefined) throw new Error(`There is no site in the language of ${address}.`)
    return renderer
  }
  return {
    plan: (url) => of(url).plan(url),
    planMore: (contents) => of(contents.plan.address).planMore(contents),
    render: (contents) => of(contents.plan.address).render(contents),
    prepare: (contents) => of(contents.plan.address).prepare(contents),
  }
}
