import type { Account } from '../account/account.ts'

/** A sign-in as its owner gets it. Both tokens are secrets; only the hash of `refresh` is kept. */
export interface Session {
  readonly access: string
  readonly refresh: string
  readonly expiresInSeconds: number
  readonly account: Pick<Account, 'id' | 'name' | 'username' | 'role'>
}
