import { randomUUID } from 'node:crypto'
import type { Actor } from '@tahanan/contracts/session/role.ts'
import { CODE_REQUIRED, WRONG_CODE } from '@tahanan/contracts/session/session.ts'
import { Unauthorized } from '@tahanan/platform/problem/problem.ts'
import DataLoader from 'dataloader'
import type { Pool } from 'pg'
import { findAccountByLogin } from '../account/account.store.ts'
import { foldUsername } from '../account/account.ts'
import { createPasswords, type Passwords } from '../account/passwords.ts'
import { type Catalog, type CommandContext, runCommand, SYSTEM_ACTOR, type UnitOfWork } from '../command/run-command.ts'
import { tokenHash } from '../token/token.ts'
import { type AccessTokens, createAccessTokens } from './access-tokens.ts'
import {
  areLoginPlaces,
  createLoginRefusals,
  forgetLoginPlaces,
  forgiveLoginAttempts,
  keepLoginPlace,
  loginKeys,
  type LoginRefusals,
  passLoginThrottle,
  takeBackAttempts,
} from './login-throttle.ts'
import { ALARMING_GUESSES, countGuess, forgetGuesses, raiseGuessAlarm } from './password-guesses.ts'
import {
  deleteExpiredRefreshTokens,
  findAllSignedIn,
  findRefreshTokenForUpdate,
  findSignedIn,
  insertRefreshToken,
  markRefreshTokenUsed,
  newRefreshToken,
  revokeFamily,
  type Session,
  type SessionClient,
  type SignedIn,
  type SignInKey,
  storeSession,
  successorOf,
} from './session.store.ts'
import { secondFactorProblem, takeCode } from './take-code.ts'

export interface Sessions extends Catalog {
  /** `TOKEN_SECRET`, from which the keys of all tokens and sealed secrets are made. */
  readonly secret: string
  readonly passwords: Passwords
  readonly accessTokens: AccessTokens
  readonly loginRefusals: LoginRefusals
  /** Whether somebody signed in by this key (`LoginKeys.pair`) recently. */
  readonly isLoginPlace: (key: Buffer) => Promise<boolean>
  /** As it is at the time of asking; undefined for a closed account or a sign-in that was ended. */
  readonly findSignedIn: (key: SignInKey) => Promise<SignedIn | undefined>
}

/** @param secret `TOKEN_SECRET` */
export function createSessions(pool: Pool, secret: string): Sessions {
  return {
    pool,
    secret,
    passwords: createPasswords(),
    accessTokens: createAccessTokens(secret),
    loginRefusals: createLoginRefusals(),
    isLoginPlace: loadTogether((keys) => areLoginPlaces(pool, keys)),
    findSignedIn: loadTogether((keys) => findAllSignedIn(pool, keys)),
  }
}

/** One read for those who ask at once; nothing is kept, so that nobody is told what was so before they asked. */
function loadTogether<Key, Value>(read: (keys: readonly Key[]) => Promise<Value[]>): (key: Key) => Promise<Value> {
  const loader = new DataLoader<Key, Value>(read, { cache: false, maxBatchSize: 100 })
  return (key) => loader.load(key)
}

/** How long a sign-in lives without being used. */
const REFRESH_LIFETIME_MS = 14 * 24 * 60 * 60 * 1000

interface SessionOrigin {
  /** The sign-in that the tokens belong to. */
  readonly family: string
  /** The refresh token that was exchanged; none for a new sign-in. */
  readonly exchanged?: string
  readonly from: SessionClient
}

/** A pair of tokens of a sign-in. A successor that its predecessor was exchanged for already is stored only once. */
export async function issueSession(
  { client, context: { now } }: Pick<UnitOfWork, 'client' | 'context'>,
  { accessTokens, secret }: Pick<Sessions, 'accessTokens' | 'secret'>,
  account: Session['account'],
  { family, exchanged, from }: SessionOrigin,
): Promise<Session> {
  await storeSession(client, { family, accountId: account.id, from, at: now })
  const refresh = exchanged === undefined ? newRefreshToken() : successorOf(secret, exchanged)
  await insertRefreshToken(client, {
    tokenHash: tokenHash(refresh),
    family,
    accountId: account.id,
    issuedAt: now,
    expiresAt: new Date(now.getTime() + REFRESH_LIFETIME_MS),
  })
  const access = await accessTokens.sign({ accountId: account.id, family }, now)
  const { id, name, username, role } = account
  return { access, refresh, expiresInSeconds: accessTokens.lifetimeSeconds, account: { id, name, username, role } }
}

/** How long an exchanged token still gives its successor: two tabs wake up together, an answer gets lost. */
const GRACE_MS = 10_000

/**
 * Exchanges a refresh token for its successor. Who comes later with one that was exchanged already, its owner or a
 * thief, ends the whole sign-in: which of the two it was cannot be told.
 *
 * Within ten seconds, and as long as the successor was not used itself, it gives that same successor again, and no
 * second one. So a sign-in never has two live lines: a thief who is that quick holds the token that the owner holds, and
 * whichever of them exchanges it second is found out as before.
 *
 * @throws Unauthorized
 */
export async function refreshSession(
  sessions: Sessions,
  request: Omit<CommandContext, 'actor'>,
  refresh: string,
  from: SessionClient,
): Promise<Session> {
  const { now } = request
  const hash = tokenHash(refresh)
  const session = await runCommand(sessions, { ...request, actor: SYSTEM_ACTOR }, async (unit) => {
    const token = await findRefreshTokenForUpdate(unit.client, hash)
    if (token === undefined || token.revokedAt !== null || token.expiresAt <= now) return undefined
    if (token.usedAt !== null && !(await isInGrace(unit, sessions, refresh, token.usedAt))) {
      await revokeFamily(unit.client, token.family, now)
      await unit.audit({ noun: 'account', id: token.accountId, action: 'refresh-reused', before: null, after: null })
      return undefined
    }
    const account = await findSignedIn(unit.client, token)
    if (account === undefined) return undefined
    if (token.usedAt === null) await markRefreshTokenUsed(unit.client, hash, now)
    return issueSession(unit, sessions, account, { family: token.family, exchanged: refresh, from })
  })
  // Thrown only now: a rejection inside would have undone the revocation.
  if (session === undefined) throw new Unauthorized('The session has ended. Sign in again.')
  return session
}

async function isInGrace(
  { client, context: { now } }: UnitOfWork,
  { secret }: Sessions,
  refresh: string,
  usedAt: Date,
): Promise<boolean> {
  if (now.getTime() - usedAt.getTime() > GRACE_MS) return false
  const successor = await findRefreshTokenForUpdate(client, tokenHash(successorOf(secret, refresh)))
  return successor !== undefined && successor.usedAt === null
}

interface Credentials extends SessionClient {
  /** Username or e-mail address (decision 115). */
  readonly username: string
  readonly password: string
  /** Of the second factor; undefined where it has not been asked for yet. */
  readonly code?: string | undefined
}

/** So long after a sign-in the same person goes first from the same place. */
const PLACE_MS = 90 * 24 * 60 * 60 * 1000

/**
 * Signs somebody in (§7 "Session"). A wrong password, an unknown name and a closed or pending account are told alike,
 * in the words of §8 and in the same time. While more try than passwords can be hashed, those go first who signed in
 * from the same place before: an attack fills the line of strangers only. Who guesses at one account from many places
 * waits longer each time, and its owner is told.
 *
 * @throws Unavailable while too many sign in, TooManyRequests before any hashing, Unauthorized; Problem 401
 *   `code_required` or `wrong_code` once the password was right
 */
export async function signIn(
  sessions: Sessions,
  request: Omit<CommandContext, 'actor'>,
  credentials: Credentials,
): Promise<Session> {
  const { now } = request
  const usernameFolded = foldUsername(credentials.username)
  const keys = loginKeys({ usernameFolded, clientAddress: credentials.clientAddress })
  sessions.loginRefusals.refuseKnown(keys, now)
  const turn = (await sessions.isLoginPlace(keys.pair)) ? 'first' : 'usual'
  sessions.passwords.refuseIfFull(turn)
  await passLoginThrottle(sessions, now, keys)
  const account = await findAccountByLogin(sessions.pool, usernameFolded)
  const guessed = { accountId: account?.id, usernameFolded }
  const guesses = await countGuess(sessions.pool, now, guessed, turn === 'first')
  const alarm = async (): Promise<void> => {
    if (account !== undefined && guesses % ALARMING_GUESSES === 0)
      await raiseGuessAlarm(sessions, request, { accountId: account.id, guesses })
  }
  const matches = await sessions.passwords.verify(account?.passwordHash, credentials.password, turn)
  if (!matches || account?.state !== 'active') {
    await alarm()
    throw new Unauthorized('Username and password mismatch')
  }
  const { code } = credentials
  if (account.twoFactor && code === undefined) {
    // Asking costs nothing: what is counted of this sign-in is the code.
    await takeBackAttempts(sessions.pool, [keys.pair, keys.address])
    throw secondFactorProblem(CODE_REQUIRED)
  }
  const taken = code !== undefined && account.twoFactor ? await takeCode(sessions, account.id, code, now) : undefined
  if (account.twoFactor && taken === undefined) {
    await alarm()
    throw secondFactorProblem(WRONG_CODE)
  }
  await forgiveLoginAttempts(sessions.pool, keys, now)
  await forgetGuesses(sessions.pool, now, guessed)
  const context = { ...request, actor: { accountId: account.id, role: account.role } }
  return runCommand(sessions, context, async (unit) => {
    await deleteExpiredRefreshTokens(unit.client, now)
    await forgetLoginPlaces(unit.client, new Date(now.getTime() - PLACE_MS))
    await keepLoginPlace(unit.client, keys.pair, now)
    const session = await issueSession(unit, sessions, account, { family: randomUUID(), from: credentials })
    const after = taken === undefined ? null : { secondFactor: taken }
    await unit.audit({ noun: 'account', id: account.id, action: 'sign-in', before: null, after })
    return session
  })
}

/** Ends the sign-in that a refresh token belongs to, access tokens included. An unknown one is fine: it has ended. */
export async function signOut(
  catalog: Catalog,
  request: Omit<CommandContext, 'actor'>,
  refresh: string,
): Promise<void> {
  await runCommand(catalog, { ...request, actor: SYSTEM_ACTOR }, async ({ client, audit }) => {
    const token = await findRefreshTokenForUpdate(client, tokenHash(refresh))
    if (token === undefined || token.revokedAt !== null) return
    await revokeFamily(client, token.family, request.now)
    await audit({ noun: 'account', id: token.accountId, action: 'sign-out', before: null, after: null })
  })
}

/**
 * Whom a bearer token stands for, undefined for nobody. The account's role is read as it is now: a closed account, a
 * changed role and a sign-out hold from the next request on. Requests that come at once are looked up together.
 */
export async function authenticate(sessions: Sessions, token: string, now: Date): Promise<Actor | undefined> {
  const claims = await sessions.accessTokens.verify(token, now)
  if (claims === undefined) return undefined
  const account = await sessions.findSignedIn(claims)
  return account && { accountId: account.id, role: account.role, sessionId: claims.family }
}
