import { stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { ClusterError } from './cluster-error.ts'
import { runProgram } from './run-program.ts'

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
