import { createHash } from 'node:crypto'
import type { Registration } from '@tahanan/contracts/account/register-body.ts'
import { Forbidden } from '@tahanan/platform/problem/forbidden.ts'
import { TooManyRequests } from '@tahanan/platform/problem/too-many-requests.ts'
import { Unavailable } from '@tahanan/platform/problem/unavailable.ts'
import { SYSTEM_ACTOR } from '../command/command-actor.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { countLoginAttempt } from '../session/login-attempt.store.ts'
import type { Sessions } from '../session/sessions.ts'
import { throttledAddress } from '../session/throttled-address.ts'
import { countPendingAccounts } from './account-list.store.ts'
import { insertAccount } from './account.store.ts'
import { auditedAccount } from './audited-account.ts'
import { foldUsername } from './fold-username.ts'

const WINDOW_MS = 60 * 60 * 1000
/** From one address in that time: an office that signs up together shares one. */
const PER_WINDOW = 10
/** More than any agency has people: a flood from many addresses ends here. */
const PENDING_MAX = 1_000

export interface RegistrationSettings {
  /** `REGISTRATION`: whether people may ask for an account. */
  readonly isOpen: boolean
}

/**
 * Makes a pending account (decision 114), with the e-mail address as its user name (115). Whether the address has an
 * account already is not told: the answer is the same, and comes after the same work.
 *
 * @throws Forbidden where registration is closed, TooManyRequests before any hashing, Unavailable
 */
export async function register(
  sessions: Sessions,
  request: Omit<CommandContext, 'actor'>,
  { name, email, password }: Registration,
  { isOpen, clientAddress }: RegistrationSettings & { readonly clientAddress: string },
): Promise<void> {
  if (!isOpen) throw new Forbidden('Registration is closed. Ask an administrator.')
  sessions.passwords.refuseIfFull()
  await passThrottle(sessions, request.now, clientAddress)
  if ((await countPendingAccounts(sessions.pool)) >= PENDING_MAX) {
    throw new Unavailable('Too many registrations wait for approval. Try again tomorrow.', WINDOW_MS / 1000)
  }
  const folded = foldUsername(email)
  const passwordHash = await sessions.passwords.hash(password)
  const account = { name, username: email, role: 'editor', state: 'pending' } as const
  await runCommand(sessions, { ...request, actor: SYSTEM_ACTOR }, async ({ client, audit }) => {
    const added = { ...account, passwordHash, usernameFolded: folded, email: { address: email, folded } }
    const id = await insertAccount(client, { ...added, createdAt: request.now })
    if (id === undefined) return
    await audit({ noun: 'account', id, action: 'register', before: null, after: auditedAccount({ ...account, id }) })
  })
}

async function passThrottle({ pool }: Sessions, now: Date, clientAddress: string): Promise<void> {
  const key = createHash('sha256')
    .update(`register\n${throttledAddress(clientAddress)}`)
    .digest()
  const [counted] = await countLoginAttempt(pool, [key], now, WINDOW_MS)
  if (counted === undefined || counted.attempts <= PER_WINDOW) return
  const seconds = Math.max(1, Math.ceil((counted.windowEndsAt.getTime() - now.getTime()) / 1000))
  const minutes = Math.ceil(seconds / 60)
  const wait = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  throw new TooManyRequests(`Too many registrations from your network. Try again in ${wait}.`, seconds)
}
