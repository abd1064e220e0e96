import { throttledAddress } from '@tahanan/platform/http/client-address.ts'
import { randomUUID } from 'node:crypto'
import {
  type AccountAnswer,
  type AccountListQuery,
  isOwnName,
  OWN_NAME,
  type Registration,
} from '@tahanan/contracts/account/account.ts'
import type { Role } from '@tahanan/contracts/session/role.ts'
import { Conflict, Forbidden, InvalidInput, Unauthorized, Unavailable } from '@tahanan/platform/problem/problem.ts'
import { refuseStale } from '../aggregate/stored.store.ts'
import { type Catalog, type CommandContext, runCommand, SYSTEM_ACTOR } from '../command/run-command.ts'
import type { ListPage } from '../list/page-of-matches.ts'
import { issueSession, type Sessions } from '../session/sessions.ts'
import { type OwnProof, proveOwner } from '../session/prove-owner.ts'
import { revokeSessionsOf, type Session, type SessionClient } from '../session/session.store.ts'
import { passLimits } from '../throttle/pass-limits.ts'
import { randomGroups } from '../token/token.ts'
import { changeMail } from './account-mail.ts'
import { type Account, accountAnswerOf, auditedAccount, foldUsername } from './account.ts'
import {
  countAccounts,
  countPendingAccounts,
  deleteAccountRow,
  findAccount,
  hasAdministrator,
  insertAccount,
  listAccountRows,
  lockAccount,
  lockAdministrators,
  replacePassword,
  updateAccountRow,
} from './account.store.ts'
import type { Passwords } from './passwords.ts'
import { getFound } from '../row/row.store.ts'

/**
 * Approves, disables, enables an account or changes its role. It holds from the account's next request on; closing it
 * ends its sessions for good. What would change nothing leaves no version or audit entry.
 *
 * @throws NotFound; Conflict `stale` with the latest, `own_account`, `last_administrator`, or where it does not fit
 */
export function changeAccount(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  decision: AccountDecision,
  expectedVersion?: number,
): Promise<AccountAnswer> {
  return runCommand(catalog, context, async ({ client, audit }) => {
    const administrators = await lockAdministrators(client)
    const before = await getFound('account', id, lockAccount(client, id))
    const latest = () => accountAnswerOf(before)
    await refuseStale(client, { noun: 'account', current: before, expectedVersion, latest })
    const { role, state } = decideAccount(before, decision)
    if (role === before.role && state === before.state) return accountAnswerOf(before)
    const after = { ...before, role, state, version: before.version + 1, updatedAt: context.now }
    refuseLosingAdministrator(before, after, { administrators, decidedBy: context.actor.accountId })
    await updateAccountRow(client, after)
    if (state === 'closed') await revokeSessionsOf(client, id, context.now)
    await audit({
      noun: 'account',
      id,
      action: decision.action,
      before: auditedAccount(before),
      after: auditedAccount(after),
    })
    return accountAnswerOf(after)
  })
}

type AccountDecision =
  | { readonly action: 'approve' | 'change-role'; readonly role: Role }
  | { readonly action: 'disable' | 'enable' }

type Standing = Pick<Account, 'role' | 'state'>

/**
 * What an account is after a decision.
 *
 * @throws Conflict where the decision does not fit what the account is
 */
function decideAccount({ role, state }: Standing, decision: AccountDecision): Standing {
  switch (decision.action) {
    case 'approve':
      if (state !== 'pending') throw new Conflict('conflict', 'This account does not wait for approval.', { state })
      return { role: decision.role, state: 'active' }
    case 'disable':
      if (state === 'pending') throw new Conflict('conflict', 'Approve this registration, or turn it down.', { state })
      if (state === 'invited') throw new Conflict('conflict', 'Withdraw this invitation instead.', { state })
      return { role, state: 'closed' }
    case 'enable':
      if (state === 'pending') throw new Conflict('conflict', 'This account waits for approval.', { state })
      if (state === 'invited') throw new Conflict('conflict', 'This account waits for its first password.', { state })
      return { role, state: 'active' }
    case 'change-role':
      return { role: decision.role, state }
  }
}

interface Circumstances {
  /** Ids of those who are administrators now. */
  readonly administrators: readonly number[]
  readonly decidedBy: number | null
}

/**
 * Nobody shuts themselves out, and one administrator always stays (decision 130).
 *
 * @throws Conflict `own_account`, `last_administrator`
 */
function refuseLosingAdministrator(
  before: Account,
  after: Account,
  { administrators, decidedBy }: Circumstances,
): void {
  if (!isAdministrator(before) || isAdministrator(after)) return
  if (administrators.every((id) => id === before.id)) {
    throw new Conflict('last_administrator', 'Make somebody else an administrator first: this is the last one.', {})
  }
  if (before.id === decidedBy) {
    throw new Conflict('own_account', 'Ask another administrator: nobody takes their own rights away.', {})
  }
}

function isAdministrator({ role, state }: Account): boolean {
  return role === 'admin' && state === 'active'
}

/**
 * Changes the own password, ends every session of the account and begins a new one. Whoever holds a stolen token can
 * neither keep it nor try passwords with it (`proveOwner`).
 *
 * @throws what `proveOwner` throws; InvalidInput on `new_password`
 */
export async function changePassword(
  sessions: Sessions,
  context: CommandContext,
  { newPassword, userAgent, ...proof }: OwnProof & SessionClient & { readonly newPassword: string },
): Promise<Session> {
  const { now } = context
  const { accountId, currentPassword, clientAddress } = proof
  if (newPassword === currentPassword) throw new InvalidInput({ new_password: ['Choose another password.'] })
  const { passwordHash, names } = await proveOwner(sessions, now, proof)
  if (isOwnName(newPassword, names)) throw new InvalidInput({ new_password: [OWN_NAME] })
  const newHash = await sessions.passwords.hash(newPassword, 'first')
  return runCommand(sessions, context, async (unit) => {
    const account = await lockAccount(unit.client, accountId)
    const isReplaced = await replacePassword(unit.client, { id: accountId, from: passwordHash, to: newHash, at: now })
    // Closed, or changed by somebody else who knew it, while this was being hashed.
    if (account?.state !== 'active' || !isReplaced) throw new Unauthorized('The session has ended. Sign in again.')
    await revokeSessionsOf(unit.client, accountId, now)
    await unit.audit({ noun: 'account', id: accountId, action: 'change-password', before: null, after: null })
    await unit.enqueue(changeMail({ accountId, changed: 'password' }, now))
    return issueSession(unit, sessions, account, { family: randomUUID(), from: { clientAddress, userAgent } })
  })
}

/**
 * Turns a registration down, or withdraws an invitation: name, address and password are gone. Accounts that were ever
 * active stay, because the audit trail and leads name them.
 *
 * @throws NotFound; Conflict for any other account
 */
export function deleteRegistration(catalog: Catalog, context: CommandContext, id: number): Promise<void> {
  return runCommand(catalog, context, async ({ client, audit }) => {
    const account = await getFound('account', id, lockAccount(client, id))
    if (account.state !== 'pending' && account.state !== 'invited') {
      throw new Conflict('conflict', 'What this account did names it. Disable it instead.', { state: account.state })
    }
    await deleteAccountRow(client, id)
    await audit({ noun: 'account', id, action: 'delete', before: auditedAccount(account), after: null })
  })
}

/** 99 bits. */
const PASSWORD_GROUPS = 4

interface FirstAdministrator {
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
  const password = wanted.password ?? randomGroups(PASSWORD_GROUPS)
  if (isOwnName(password, [wanted.username])) throw new Error('ADMIN_PASSWORD must not be ADMIN_USERNAME.')
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

/** @throws NotFound */
export async function getAccount({ pool }: Catalog, id: number): Promise<AccountAnswer> {
  const account = await getFound('account', id, findAccount(pool, id))
  return accountAnswerOf(account)
}

/** Accounts, those that wait for approval first, and how many of those there are in all. */
export async function listAccounts(
  { pool }: Catalog,
  query: AccountListQuery,
): Promise<ListPage<AccountAnswer> & { readonly pending: number }> {
  const [count, pending, accounts] = await Promise.all([
    countAccounts(pool, query),
    countPendingAccounts(pool),
    listAccountRows(pool, query),
  ])
  return { count, pending, results: accounts.map(accountAnswerOf) }
}

const WINDOW_MS = 60 * 60 * 1000
/** From one address in that time: an office that signs up together shares one. */
const PER_WINDOW = 10
/** More than any agency has people: a flood from many addresses ends here. */
const PENDING_MAX = 1_000

export interface AccountSettings {
  /** `REGISTRATION`: whether people may ask for an account. */
  readonly isOpen: boolean
  /** Whether mails go out (`SMTP_URL`). */
  readonly sendsMail: boolean
  /** Of the site, without a slash at its end, for links. */
  readonly origin: string
}

/**
 * Makes a pending account (decision 114), with the e-mail address as its user name (115). Whether the address, or one that
 * looks like it, has an account already is not told: the answer is the same, and comes after the same work.
 *
 * @throws Forbidden where registration is closed, TooManyRequests before any hashing, Unavailable
 */
export async function register(
  sessions: Sessions,
  request: Omit<CommandContext, 'actor'>,
  { name, email, password }: Registration,
  { isOpen, clientAddress }: Pick<AccountSettings, 'isOpen'> & { readonly clientAddress: string },
): Promise<void> {
  if (!isOpen) throw new Forbidden('Registration is closed. Ask an administrator.')
  sessions.passwords.refuseIfFull()
  const limit = { subject: `register ${throttledAddress(clientAddress)}`, most: PER_WINDOW, windowMs: WINDOW_MS }
  const refusal = (wait: string) => `Too many registrations from your network. Try again in ${wait}.`
  await passLimits(sessions.pool, 'app.login_attempt', [limit], { secret: sessions.secret, now: request.now, refusal })
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
