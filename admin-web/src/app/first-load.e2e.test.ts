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

type Manifest = z.infer<typeof manifestSchema>

/** Compressed, for everybody besides the editor and charts. */
const FIRST_LOAD_BYTES = 190_000

const sizes = new Map<string, number>()

/** Fonts are compressed as they are. */
async function sizeOf(file: string): Promise<number> {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const bytes = await readFile(join(DIST, file))
  const size = file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length
  sizes.set(file, size)
  return size
}

function firstFiles(manifest: Manifest, screen: string): ReadonlySet<string> {
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
  return files
}

test('the first load of every screen stays below 190 kB compressed, without editor and charts', async () => {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(DIST, '.vite/manifest.json'), 'utf8')))
  const screens = Object.keys(manifest).filter((name) => name.endsWith('-screen.tsx'))
  expect(screens.length).toBeGreaterThan(20)
  const problems: string[] = []
  for (const screen of screens) {
    const files = [...firstFiles(manifest, screen)]
    let bytes = 0
    // Letters that neither language has come in a file that nothing asks for.
    for (const file of files) if (!file.includes('latin-ext')) bytes += await sizeOf(file)
    if (bytes > FIRST_LOAD_BYTES) problems.push(`${screen}: ${(bytes / 1_000).toFixed(1)} kB`)
    const late = files.filter((file) => /rich-text-editor|chart(?!-data|-figure)/.test(file))
    if (late.length > 0) problems.push(`${screen}: ${late.join()}`)
  }
  expect(problems).toEqual([])
})
