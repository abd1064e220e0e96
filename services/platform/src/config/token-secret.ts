import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config-schema.ts'

/**
 * What signs access tokens: `TOKEN_SECRET`, or else a secret generated once into `DATA_DIR`, readable by us alone.
 * Processes that start together end with the same one.
 */
export async function tokenSecret({ TOKEN_SECRET, DATA_DIR }: Config): Promise<string> {
  if (TOKEN_SECRET !== undefined) return TOKEN_SECRET
  const file = join(DATA_DIR, 'token-secret')
  const known = await readFile(file, 'utf8').catch(() => undefined)
  if (known !== undefined && known.length >= 32) return known
  await mkdir(DATA_DIR, { recursive: true })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
  // A link is made whole or not at all, and never over one that a rival made first.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await unlink(draft)
  return readFile(file, 'utf8')
}
