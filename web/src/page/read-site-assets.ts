import { z } from 'zod'

const START = 'src/app/start.ts'
const CLIENT = 'src/app/client.tsx'
const THEME = 'src/ui/apply-theme.ts'

/**
 * The files of a page from Vite's manifest.
 *
 * @param source the page's own source file, where it has one: `src/home/home-page.tsx`
 * @throws Error when the build lacks what every page needs
 */
export function readSiteAssets(manifest: ViteManifest, source?: string): SiteAssets {
  const client = getChunk(manifest, CLIENT)
  const modules = new Set<string>()
  collect(manifest, CLIENT, modules)
  if (source !== undefined && source in manifest) collect(manifest, source, modules)
  modules.delete(client.file)
  // Letters first; the peso sign's file is small, and comes when it is met.
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file))
  return {
    start: `/${getChunk(manifest, START).file}`,
    client: `/${client.file}`,
    themeScript: `/${getChunk(manifest, THEME).file}`,
    styles: client.css.map((file) => `/${file}`),
    fonts: [...new Set(fonts)].map((file) => `/${file}`),
    modules: [...modules].map((file) => `/${file}`),
  }
}

function collect(manifest: ViteManifest, source: string, files: Set<string>): void {
  const { file, imports } = getChunk(manifest, source)
  if (files.has(file)) return
  files.add(file)
  for (const name of imports) collect(manifest, name, files)
}

function getChunk(manifest: ViteManifest, source: string): ViteManifest[string] {
  const chunk = manifest[source]
  if (chunk === undefined) throw new Error(`The site's build lacks ${source}. Run npm run build.`)
  return chunk
}

/** Addresses of the built files that one page begins with. */
export interface SiteAssets {
  /** The module that lets the client's code in. */
  readonly start: string
  readonly client: string
  readonly themeScript: string
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
  /** What the client's and the page's own code stand on, fetched beside them rather than after. */
  readonly modules: readonly string[]
}

const chunkSchema = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
})

/** What Vite says of the files it built, by source file. */
export const viteManifestSchema = z.record(z.string(), chunkSchema)

type ViteManifest = z.infer<typeof viteManifestSchema>
