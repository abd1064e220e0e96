import { randomUUID } from 'node:crypto'
import {
  type AccountState,
  type Invitation,
  type InvitationAnswer,
  isOwnName,
  OWN_NAME,
  type PasswordLink,
} from '@tahanan/contracts/account/account.ts'
import { throttledAddress } from '@tahanan/platform/http/client-address.ts'
import { Conflict, Forbidden, InvalidInput, Problem } from '@tahanan/platform/problem/problem.ts'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { type CommandContext, runCommand, runOnce, SYSTEM_ACTOR, type UnitOfWork } from '../command/run-command.ts'
import { forgetGuesses } from '../session/password-guesses.ts'
import { revokeSessionsOf } from '../session/session.store.ts'
import type { Sessions } from '../session/sessions.ts'
import { passLimits } from '../throttle/pass-limits.ts'
import { mailToken, tokenHash } from '../token/token.ts'
import { type AccountSettings, getAccount } from './account-commands.ts'
import {
  deleteExpiredResets,
  deleteLinksOf,
  findLiveLink,
  insertLink,
  insertLinkByLogin,
  type LiveLink,
  type NewLink,
} from './account-link.store.ts'
import { changeMail, linkMail, passwordLinkOf } from './account-mail.ts'
import { findAccountByLogin, insertAccount, lockAccount, setPassword } from './account.store.ts'
import { auditedAccount, foldUsername } from './account.ts'
import { getFound } from '../row/row.store.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const LIFETIME_MS: Readonly<Record<NewLink['purpose'], number>> = {
  invitation: 7 * 24 * HOUR_MS,
  reset: 30 * MINUTE_MS,
}

/** What is kept of an invitation under its `Idempotency-Key`: nothing that opens the account. */
const invitedSchema = z.object({ accountId: z.int(), linkId: z.uuid() })

/**
 * Makes an account without a password, and a link that sets one (decision 114 lets nobody in by themselves; this asks
 * them in). Invited twice under one key they are invited once.
 *
 * @throws InvalidInput on `email` where the address, or one that looks like it, has an account
 */
export async function inviteAccount(
  sessions: Sessions,
  context: CommandContext,
  invitation: Invitation,
  settings: AccountSettings,
): Promise<InvitationAnswer> {
  const once = { command: 'account.invite', content: invitation, answer: invitedSchema }
  const invited = await runOnce(sessions, context, once, async (unit) => {
    const { name, email, role } = invitation
    const account = { name, username: email, role, state: 'invited' } as const
    const usernameFolded = foldUsername(email)
    const names = { usernameFolded, email: { address: email, folded: usernameFolded } }
    const added = { ...account, ...names, passwordHash: null, createdAt: context.now }
    const accountId = await insertAccount(unit.client, added)
    if (accountId === undefined) throw await takenAddress(unit.client, usernameFolded)
    const after = auditedAccount({ ...account, id: accountId })
    await unit.audit({ noun: 'account', id: accountId, action: 'invite', before: null, after })
    return { accountId, linkId: await addLink(unit, sessions, { accountId, isMailed: settings.sendsMail }) }
  })
  return invitationAnswerOf(sessions, invited, settings)
}

/** Sends an invitation again: the links before end. @throws NotFound; Conflict once it was taken up */
export async function inviteAgain(
  sessions: Sessions,
  context: CommandContext,
  accountId: number,
  settings: AccountSettings,
): Promise<InvitationAnswer> {
  const linkId = await runCommand(sessions, context, async (unit) => {
    const account = await getFound('account', accountId, lockAccount(unit.client, accountId))
    const { state } = account
    if (state !== 'invited') throw new Conflict('conflict', 'There is no invitation that waits.', { state })
    await deleteLinksOf(unit.client, accountId)
    await unit.audit({ noun: 'account', id: accountId, action: 'invite-again', before: null, after: null })
    return addLink(unit, sessions, { accountId, isMailed: settings.sendsMail })
  })
  return invitationAnswerOf(sessions, { accountId, linkId }, settings)
}

async function invitationAnswerOf(
  sessions: Sessions,
  { accountId, linkId }: z.infer<typeof invitedSchema>,
  { sendsMail, origin }: AccountSettings,
): Promise<InvitationAnswer> {
  const account = await getAccount(sessions, accountId)
  const { invited_until: until } = account
  const isShown = !sendsMail && until !== null
  return { account, password_link: isShown ? { link: linkOf(sessions, linkId, origin), expires_at: until } : null }
}

const TAKEN: Readonly<Record<AccountState, string>> = {
  pending: 'This address registered and waits for approval: approve it in the list.',
  invited: 'This address is invited already: send that invitation again from the list.',
  active: 'This address has an account.',
  closed: 'This address has a disabled account: enable that.',
}

async function takenAddress(client: PoolClient, folded: string): Promise<InvalidInput> {
  const known = await findAccountByLogin(client, folded)
  return new InvalidInput({
    email: [known ? TAKEN[known.state] : 'An account has a name that looks like this address.'],
  })
}

/** An invitation, mailed where mails go out; whoever makes it says it to the owner where none do. */
async function addLink(
  { client, context, enqueue }: UnitOfWork,
  sessions: Sessions,
  { accountId, isMailed }: { readonly accountId: number; readonly isMailed: boolean },
): Promise<string> {
  const link = newLink(sessions, 'invitation', context.now)
  await insertLink(client, accountId, link)
  if (isMailed) await enqueue(linkMail(link.id))
  return link.id
}

function newLink({ secret }: Sessions, purpose: NewLink['purpose'], now: Date): NewLink {
  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS[purpose])
  return { id, purpose, tokenHash: tokenHash(mailToken(secret, 'account', id)), expiresAt }
}

function linkOf({ secret }: Sessions, linkId: string, origin: string): string {
  return passwordLinkOf(mailToken(secret, 'account', linkId), origin)
}

/** A link that an administrator hands over. @throws NotFound; Conflict `own_account`, or where nobody signs in by it */
export function makeResetLink(
  sessions: Sessions,
  context: CommandContext,
  accountId: number,
  origin: string,
): Promise<PasswordLink> {
  return runCommand(sessions, context, async ({ client, audit }) => {
    const account = await getFound('account', accountId, lockAccount(client, accountId))
    const { state } = account
    if (accountId === context.actor.accountId)
      throw new Conflict('own_account', 'Change your own password at Your account.', {})
    if (state !== 'active')
      throw new Conflict('conflict', 'Only an active account has a password to set anew.', { state })
    const link = newLink(sessions, 'reset', context.now)
    await insertLink(client, accountId, link)
    await audit({ noun: 'account', id: accountId, action: 'make-reset-link', before: null, after: null })
    return { link: linkOf(sessions, link.id, origin), expires_at: link.expiresAt.toISOString() }
  })
}

/** Of one address, whether it has an account or not; and of one client, for all addresses. */
const RESETS_PER_HOUR = { address: 3, client: 10 }

/**
 * Mails a link to who forgot their password. Whether the address has an account is not told, and costs the same: what
 * has none gets a link that is nobody's, and a job that finds nobody to write to.
 *
 * @throws Forbidden where no mail is sent; TooManyRequests
 */
export async function askReset(
  sessions: Sessions,
  request: Omit<CommandContext, 'actor'>,
  login: string,
  { sendsMail, clientAddress }: Pick<AccountSettings, 'sendsMail'> & { readonly clientAddress: string },
): Promise<void> {
  if (!sendsMail) throw new Forbidden('No mail is sent from here. Ask an administrator for a link.')
  const folded = foldUsername(login)
  const { now } = request
  const limits = [
    { subject: `reset of ${folded}`, most: RESETS_PER_HOUR.address, windowMs: HOUR_MS },
    { subject: `reset from ${throttledAddress(clientAddress)}`, most: RESETS_PER_HOUR.client, windowMs: HOUR_MS },
  ]
  const refusal = (wait: string) => `A link was asked for often enough for now. Try again in ${wait}.`
  await passLimits(sessions.pool, 'app.login_attempt', limits, { secret: sessions.secret, now, refusal })
  await runCommand(sessions, { ...request, actor: SYSTEM_ACTOR }, async ({ client, enqueue }) => {
    const link = newLink(sessions, 'reset', now)
    await deleteExpiredResets(client, now)
    await insertLinkByLogin(client, folded, link)
    await enqueue(linkMail(link.id))
  })
}

/** Whose password a link sets. @throws Problem 410 */
export async function showLink(
  { pool }: Sessions,
  token: string,
  now: Date,
): Promise<Pick<LiveLink, 'purpose' | 'name' | 'username'>> {
  return (await findLiveLink(pool, tokenHash(token), now)) ?? refuseLink()
}

function refuseLink(): never {
  throw new Problem(410, 'gone', 'This link was used already, or is too old.')
}

/**
 * Sets a password by a link, which ends with all others of the account and with its sessions. Its owner is told.
 *
 * @throws Problem 410, also for the second of two at once; InvalidInput on `new_password`; Unavailable
 */
export async function setPasswordByLink(
  sessions: Sessions,
  request: Omit<CommandContext, 'actor'>,
  { token, newPassword }: { readonly token: string; readonly newPassword: string },
): Promise<void> {
  const { now } = request
  const hash = tokenHash(token)
  const { accountId, name, username, usernameFolded, email, role } =
    (await findLiveLink(sessions.pool, hash, now)) ?? refuseLink()
  if (isOwnName(newPassword, [name, username, email])) throw new InvalidInput({ new_password: [OWN_NAME] })
  const passwordHash = await sessions.passwords.hash(newPassword, 'first')
  const context = { ...request, actor: { accountId, role } }
  await runCommand(sessions, context, async ({ client, audit, enqueue }) => {
    const before = await lockAccount(client, accountId)
    const link = await findLiveLink(client, hash, now)
    if (before === undefined || link === undefined) return refuseLink()
    await deleteLinksOf(client, accountId)
    await setPassword(client, { id: accountId, passwordHash, at: now })
    await revokeSessionsOf(client, accountId, now)
    const isFirst = link.purpose === 'invitation'
    const after = auditedAccount({ ...before, state: 'active' })
    const action = isFirst ? 'accept-invitation' : 'reset-password'
    await audit({ noun: 'account', id: accountId, action, before: auditedAccount(before), after })
    if (!isFirst) await enqueue(changeMail({ accountId, changed: 'password' }, now))
  })
  await forgetGuesses(sessions.pool, now, { accountId, usernameFolded })
}
