import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from './load-config.ts'
import { type Config, isLongSecret } from './config-schema.ts'

/**
 * What signs access tokens: `TOKEN_SECRET`, or else a secret generated once into `DATA_DIR`, readable by us alone.
 * Processes that start together end with the same one.
 *
 * @throws ConfigError where the file is empty or was cut short, and where it cannot be read
 */
export async function tokenSecret({
  TOKEN_SECRET,
  DATA_DIR,
}: Pick<Config, 'TOKEN_SECRET' | 'DATA_DIR'>): Promise<string> {
  if (TOKEN_SECRET !== undefined) return TOKEN_SECRET
  const file = join(DATA_DIR, 'token-secret')
  const known = await readSecret(file)
  if (known !== undefined) return known
  await mkdir(DATA_DIR, { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
  // A link is made whole or not at all, and never over one that a rival made first.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await unlink(draft)
  return (await readSecret(file)) ?? tokenSecret({ TOKEN_SECRET, DATA_DIR })
}

/** Undefined where there is no file yet. */
async function readSecret(file: string): Promise<string | undefined> {
  const secret = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new ConfigError([`${file}: cannot be read (${error.code}). Let the account that runs this read it.`])
  })
  if (secret === undefined || isLongSecret(secret)) return secret
  throw new ConfigError([
    `${file}: holds ${Buffer.byteLength(secret.trim())} bytes, a secret has 32 at least. Put your copy of it back, or ` +
      'delete it: a new one is made, everybody signs in again, and second factors have to be set up anew.',
  ])
}
