import { createHash } from 'node:crypto'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import { TooManyRequests } from '@tahanan/platform/problem/problem.ts'
import type { Pool } from 'pg'
import { ACCOUNT_MAIL_QUEUE, type GuessMail } from '../account/account-mail.ts'
import { type Catalog, type CommandContext, runCommand, SYSTEM_ACTOR } from '../command/run-command.ts'
import { secondsUntil, waitText } from '../throttle/wait.ts'
import { listRows } from '../row/row.store.ts'

/** Wrong passwords of one account, from wherever, that cost no waiting. */
const FREE_GUESSES = 10
/** How many make an attack: its owner is told, again after as many more. */
export const ALARMING_GUESSES = 20
const DAY_MS = 24 * 60 * 60 * 1000
const MOST_MS = 15 * 60 * 1000
/** For addresses that the account signed in from: an attacker shall not keep its owner out. */
const MOST_AT_KNOWN_PLACE_MS = 5 * 1000

/** How long after the last of so many guesses the next one may come: doubled each time, up to a quarter of an hour. */
export function guessDelayMs(guesses: number, isKnownPlace: boolean): number {
  if (guesses <= FREE_GUESSES) return 0
  return Math.min(1000 * 2 ** (guesses - FREE_GUESSES), isKnownPlace ? MOST_AT_KNOWN_PLACE_MS : MOST_MS)
}

/** Whose password is guessed: an account, or a name that none has, which is told alike. */
export interface Guessed {
  readonly accountId: number | undefined
  readonly usernameFolded: string
}

function keyOf({ accountId, usernameFolded }: Guessed): Buffer {
  return createHash('sha256')
    .update(accountId === undefined ? `name ${usernameFolded}` : `account ${accountId}`)
    .digest()
}

/**
 * Counts one more guess at a password before it is tried, over all addresses and processes, and answers how many there
 * were within a day of each other since the last success.
 *
 * @throws TooManyRequests while the account rests
 */
export function countGuess(pool: Pool, now: Date, guessed: Guessed, isKnownPlace: boolean): Promise<number> {
  return inTransaction(pool, async (client) => {
    const key = keyOf(guessed)
    // The update only locks.
    const { rows } = await client.query<{ guesses: number; lastAt: Date }>(
      `insert into app.password_guess (key, account_id, guesses, last_at) values ($1, $2, 0, $3)
       on conflict (key) do update set key = excluded.key returning guesses, last_at as "lastAt"`,
      [key, guessed.accountId, now],
    )
    const [{ guesses: known, lastAt } = { guesses: 0, lastAt: now }] = rows
    const sinceMs = now.getTime() - lastAt.getTime()
    const guesses = sinceMs > DAY_MS ? 0 : known
    const delayMs = guessDelayMs(guesses, isKnownPlace)
    // After the clock was set back nobody waits longer than the delay.
    const waitMs = Math.min(delayMs - sinceMs, delayMs)
    if (waitMs > 0) {
      const seconds = secondsUntil(new Date(now.getTime() + waitMs), now)
      throw new TooManyRequests(`Too many attempts to sign in. Try again in ${waitText(seconds)}.`, seconds)
    }
    await client.query('update app.password_guess set guesses = $2, last_at = $3 where key = $1', [
      key,
      guesses + 1,
      now,
    ])
    return guesses + 1
  })
}

/** A success forgets the guesses before it; what is a day old goes as well. */
export async function forgetGuesses(pool: Pool, now: Date, guessed: Guessed): Promise<void> {
  await pool.query('delete from app.password_guess where key = $1', [keyOf(guessed)])
  await pool.query(
    `delete from app.password_guess where key in (
       select key from app.password_guess where last_at < $1 for update skip locked)`,
    [new Date(now.getTime() - DAY_MS)],
  )
}

/** Notes in the audit trail that an account is attacked, and asks for a mail to its owner. */
export function raiseGuessAlarm(
  catalog: Catalog,
  request: Omit<CommandContext, 'actor'>,
  { accountId, guesses }: GuessMail,
): Promise<void> {
  return runCommand(catalog, { ...request, actor: SYSTEM_ACTOR }, async ({ audit, enqueue }) => {
    await audit({ noun: 'account', id: accountId, action: 'password-guessed', before: null, after: { guesses } })
    const data: GuessMail = { accountId, guesses }
    await enqueue({ queue: ACCOUNT_MAIL_QUEUE, id: `guesses-${accountId}-${request.now.getTime()}`, data })
  })
}

interface GuessedAccount {
  readonly accountId: number
  readonly name: string
  readonly guesses: number
  readonly lastAt: Date
}

/** Accounts under attack within the last day, the most guessed first. */
export function listGuessedAccounts(pool: Pool, now: Date): Promise<GuessedAccount[]> {
  return listRows(
    pool,
    `select a.id as "accountId", a.name, g.guesses, g.last_at as "lastAt"
     from app.password_guess g join app.account a on a.id = g.account_id
     where g.guesses >= $1 and g.last_at > $2 order by g.guesses desc, a.id limit 20`,
    [ALARMING_GUESSES, new Date(now.getTime() - DAY_MS)],
  )
}
