import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { ClusterError } from './cluster-error.ts'

const passwords = z.strictObject({ admin: z.string().min(20), writer: z.string().min(20), reader: z.string().min(20) })

export type ClusterPasswords = Readonly<z.infer<typeof passwords>>

/** Generates passwords into `file`, which only we may read. */
export async function createPasswords(file: string): Promise<ClusterPasswords> {
  const generate = () => randomBytes(24).toString('base64url')
  const created = { admin: generate(), writer: generate(), reader: generate() }
  await writeFile(`${file}.new`, `${JSON.stringify(created, undefined, 2)}\n`, { mode: 0o600 })
  await rename(`${file}.new`, file)
  return created
}

/** The passwords in `file`, undefined when there is no such file. */
export async function findPasswords(file: string): Promise<ClusterPasswords | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (text === undefined) return undefined
  try {
    return passwords.parse(JSON.parse(text))
  } catch (error) {
    throw new ClusterError(`${file} is damaged. Restore it from a backup.`, { cause: error })
  }
}
