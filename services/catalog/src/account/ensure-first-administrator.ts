import { randomInt } from 'node:crypto'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { hasAdministrator, insertAccount } from './account.store.ts'
import { foldUsername } from './fold-username.ts'
import type { Passwords } from './passwords.ts'

/** No 0/O, 1/l/I: it is read from a terminal and typed once. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

const GROUPS = 4

const GROUP_LENGTH = 5

export interface FirstAdministrator {
  /** `ADMIN_USERNAME`. */
  readonly username: string
  /** `ADMIN_PASSWORD`; undefined: one is generated. */
  readonly password: string | undefined
}

/** The only moment at which the password can be seen; `generatedPassword` is undefined where it was given. */
export interface CreatedAdministrator {
  readonly username: string
  readonly generatedPassword: string | undefined
}

/**
 * Makes the first administrator (design §7). Undefined as soon as there is one, whatever its name, so that settings
 * left in place never bring an account back. Of several processes that start together one creates it.
 */
export async function ensureFirstAdministrator(
  catalog: Catalog,
  passwords: Passwords,
  context: CommandContext,
  wanted: FirstAdministrator,
): Promise<CreatedAdministrator | undefined> {
  if (await hasAdministrator(catalog.pool)) return undefined
  const password = wanted.password ?? generatePassword()
  const passwordHash = await passwords.hash(password)
  const account = { name: wanted.username, username: wanted.username, role: 'admin', state: 'active' } as const
  return runCommand(catalog, context, async ({ client, audit }) => {
    await client.query(`select pg_advisory_xact_lock(hashtext('first administrator'))`)
    if (await hasAdministrator(client)) return undefined
    const usernameFolded = foldUsername(wanted.username)
    const id = await insertAccount(client, { ...account, usernameFolded, passwordHash, createdAt: context.now })
    if (id === undefined) {
      throw new Error(
        `"${wanted.username}" is the name of an account without the role admin. Set ADMIN_USERNAME to another.`,
      )
    }
    await audit({ noun: 'account', id, action: 'create', before: null, after: account })
    return { username: wanted.username, generatedPassword: wanted.password === undefined ? password : undefined }
  })
}

/** A random password of 99 bits, in groups: `k7qmw-x2hfd-…`. */
function generatePassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
