import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '../process/is-alive.ts'

/** A folder for files that are still being written, by any number of processes. */
export interface TemporaryFolder {
  /** A path that nobody else uses. */
  newPath(): string
}

const HOST = createHash('sha256').update(hostname()).digest('hex').slice(0, 12)
const LIFE = randomBytes(6).toString('hex')
const NAME = /^(?<host>[\da-f]{12})-(?<pid>\d{1,10})-(?<life>[\da-f]{12})-\d+$/

let count = 0

/**
 * Opens the folder, makes it where it is missing, and removes what processes of this machine left in it that are no
 * more. Each name says whose it is, so that nobody's work under way is taken for such.
 */
export async function openTemporaryFolder(folder: string): Promise<TemporaryFolder> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    if (isLeftBehind(name)) await rm(join(folder, name), { force: true })
  }
  return {
    newPath() {
      count += 1
      return join(folder, `${HOST}-${process.pid}-${LIFE}-${count}`)
    },
  }
}

function isLeftBehind(name: string): boolean {
  const { host, pid, life } = NAME.exec(name)?.groups ?? {}
  if (host !== HOST) return false
  return Number(pid) === process.pid ? life !== LIFE : !isAlive(Number(pid))
}
