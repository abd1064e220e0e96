import { readFile } from 'node:fs/promises'
import { ClusterError } from './cluster-error.ts'
import { clusterPasswordsSchema } from './cluster-passwords.ts'
import type { ClusterPasswords } from './cluster-passwords.ts'

/** The passwords in `file`, undefined when there is no such file. */
export async function findPasswords(file: string): Promise<ClusterPasswords | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (text === undefined) return undefined
  try {
    return clusterPasswordsSchema.parse(JSON.parse(text))
  } catch (error) {
    throw new ClusterError(`${file} is damaged. Restore it from a backup.`, { cause: error })
  }
}
