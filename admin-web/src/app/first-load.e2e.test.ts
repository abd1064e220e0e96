import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { z } from 'zod'

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url))

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
)

/** Fonts are compressed as they are. */
async function sizeOf(file: string): Promise<number> {
  const bytes = await readFile(join(DIST, file))
  return file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length
}

async function firstLoad(screen: string): Promise<{ readonly files: readonly string[]; readonly bytes: number }> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(DIST, '.vite/manifest.json'), 'utf8')))
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry === true)
  const files = new Set<string>(['index.html'])
  const open = [entry ?? '', screen]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`The manifest knows no ${name}.`)
    if (files.has(chunk.file)) continue
    for (const file of [chunk.file, ...chunk.css, ...chunk.assets]) files.add(file)
    open.push(...chunk.imports)
  }
  // Letters that neither language has come in a file that nothing asks for.
  const sizes = await Promise.all([...files].filter((file) => !file.includes('latin-ext')).map(sizeOf))
  return { files: [...files], bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

test.each([
  ['src/developer/developers-screen.tsx', 190_000],
  ['src/listing/listings-screen.tsx', 190_000],
  ['src/listing/add-listing-screen.tsx', 190_000],
  ['src/listing/edit-listing-screen.tsx', 190_000],
])('the first load of %s stays below %i bytes compressed, without editor and charts', async (screen, most) => {
  const { files, bytes } = await firstLoad(screen)
  console.log(`${screen}: ${(bytes / 1_000).toFixed(1)} kB in ${files.length} files`)
  expect(bytes).toBeLessThanOrEqual(most)
  expect(files.filter((file) => /rich-text-editor|chart/.test(file))).toEqual([])
})
