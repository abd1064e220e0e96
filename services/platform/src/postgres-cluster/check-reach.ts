import { ClusterError } from './cluster-error.ts'
import type { Account } from './find-account.ts'
import { runProgram } from './run-program.ts'

/** Started by root, PostgreSQL runs as an account that may not see everything: says so before PostgreSQL fails oddly. */
export async function checkReach(account: Account, paths: readonly string[]): Promise<void> {
  if (account.uid === undefined) return
  for (const path of paths) {
    const listed = await runProgram('ls', ['-d', path], account)
    if (listed.code === 0) continue
    throw new ClusterError(
      `Started by root, PostgreSQL runs as the account "postgres", and that may not read ${path}. ` +
        'Start as an ordinary user, move the checkout to where everybody may read, or set DATABASE_URL.',
    )
  }
}
