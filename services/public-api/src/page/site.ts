import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
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
export async function openSite(settings: SiteSettings, folder = DIST): Promise<Site> {
  const assets = new Map(await loadAssets(join(folder, 'client')))
  const manifest = assets.get('manifest.json')?.bytes.toString()
  if (manifest === undefined) throw new Error('The site has not been built. Run `npm run build`, then start again.')
  assets.delete('manifest.json')
  const loaded: unknown = await import(pathToFileURL(join(folder, 'server/site.js')).href)
  const { createSite } = moduleSchema.parse(loaded)
  const build = createHash('sha256').update(manifest).update(JSON.stringify(settings)).digest('base64url').slice(0, 8)
  return { renderer: await createSite(settings, JSON.parse(manifest)), assets, build }
}
