import { randomBytes } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import type { ClusterPasswords } from './cluster-passwords.ts'

/** Generates passwords into `file`, which only we may read. */
export async function createPasswords(file: string): Promise<ClusterPasswords> {
  const generate = () => randomBytes(24).toString('base64url')
  const created = { admin: generate(), writer: generate(), reader: generate() }
  await writeFile(`${file}.new`, `${JSON.stringify(created, undefined, 2)}\n`, { mode: 0o600 })
  await rename(`${file}.new`, file)
  return created
}
