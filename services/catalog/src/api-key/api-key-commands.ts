import { createHmac, randomBytes } from 'node:crypto'
import {
  API_KEY_PREFIX,
  type ApiKeyAnswer,
  type ApiScope,
  type NewApiKeyAnswer,
} from '@tahanan/contracts/api-key/api-key.ts'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list.ts'
import type { Actor } from '@tahanan/contracts/session/role.ts'
import { dayStart, manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import type { OpenedKey } from '@tahanan/platform/http/endpoint-router.ts'
import { InvalidInput } from '@tahanan/platform/problem/problem.ts'
import { z } from 'zod'
import { type Catalog, type CommandContext, runCommand, runOnce } from '../command/run-command.ts'
import { answered, listNewest, type ListPage } from '../list/page-of-matches.ts'
import type { Sessions } from '../session/sessions.ts'
import { countAttempts } from '../throttle/attempts.store.ts'
import { secondsUntil } from '../throttle/wait.ts'
import { tokenHash } from '../token/token.ts'
import {
  type ApiKey,
  endApiKeyRow,
  findApiKeyByHash,
  getApiKey,
  insertApiKey,
  LISTED_API_KEYS,
  noteApiKeyUse,
} from './api-key.store.ts'

const SECRET_BYTES = 24
const SHOWN_CHARACTERS = 8
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

export interface ApiKeyDraft {
  readonly name: string
  readonly scopes: readonly ApiScope[]
  /** `YYYY-MM-DD`, in Manila. */
  readonly expiresOn: string | null
  readonly callsPerMinute: number
}

/** What is kept of a new key under its `Idempotency-Key`: the key is made of the seed, and by our secret alone. */
const madeSchema = z.object({ id: z.int(), seed: z.string() })

/**
 * Makes a key of 192 bits; only its hash is kept. Made twice under one `Idempotency-Key` it is one key, shown again.
 *
 * @throws InvalidInput on `expires_on` for a day that is over
 */
export async function createApiKey(
  sessions: Sessions,
  context: CommandContext & { readonly actor: Actor },
  content: ApiKeyDraft,
): Promise<NewApiKeyAnswer> {
  const { now, actor } = context
  const { expiresOn, ...draft } = content
  if (expiresOn !== null && expiresOn < manilaDate(now))
    throw new InvalidInput({ expires_on: ['This day is over. Give a later one, or none.'] })
  const expiresAt = expiresOn === null ? null : new Date(dayStart(expiresOn).getTime() + DAY_MS)
  const once = { command: 'api-key.create', content, answer: madeSchema }
  const made = await runOnce(sessions, context, once, async ({ client, audit }) => {
    const seed = randomBytes(SECRET_BYTES).toString('hex')
    const key = keyOf(sessions, seed)
    const prefix = key.slice(0, API_KEY_PREFIX.length + SHOWN_CHARACTERS)
    const added = { ...draft, prefix, expiresAt, hash: tokenHash(key), accountId: actor.accountId }
    const id = await insertApiKey(client, added, now)
    await audit({ noun: 'api-key', id, action: 'create', before: null, after: { ...draft, prefix, expiresOn } })
    return { id, seed }
  })
  return { ...apiKeyAnswerOf(await getApiKey(sessions.pool, made.id), now), key: keyOf(sessions, made.seed) }
}

function keyOf({ secret }: Sessions, seed: string): string {
  const bytes = createHmac('sha256', secret).update(`api key\n${seed}`).digest().subarray(0, SECRET_BYTES)
  return `${API_KEY_PREFIX}${bytes.toString('hex')}`
}

/** Ends a key for the next call already; ended again it stays as it was. @throws NotFound */
export function endApiKey(catalog: Catalog, context: CommandContext, id: number): Promise<ApiKeyAnswer> {
  const { now } = context
  return runCommand(catalog, context, async ({ client, audit }) => {
    const { name, prefix } = await getApiKey(client, id)
    if (await endApiKeyRow(client, id, now))
      await audit({ noun: 'api-key', id, action: 'end', before: { name, prefix }, after: null })
    return apiKeyAnswerOf(await getApiKey(client, id), now)
  })
}

export function listApiKeys({ pool }: Catalog, query: StaffListQuery, now: Date): Promise<ListPage<ApiKeyAnswer>> {
  return answered(listNewest<ApiKey>(pool, LISTED_API_KEYS, query), (key) => apiKeyAnswerOf(key, now))
}

/**
 * What a key opens at this moment; undefined for one that is unknown, expired or ended, or whose account is
 * disabled or no administrator any more.
 * Counts the call for all processes together. When it was used is written once a minute.
 */
export async function openApiKey({ pool }: Catalog, key: string, now: Date): Promise<OpenedKey | undefined> {
  const hash = tokenHash(key)
  const known = await findApiKeyByHash(pool, hash)
  if (known === undefined || stateOf(known, now) !== 'active') return undefined
  const [counted] = await countAttempts(pool, 'app.api_key_attempt', [{ key: hash, windowMs: MINUTE_MS }], now)
  if (now.getTime() - (known.lastUsedAt?.getTime() ?? 0) > MINUTE_MS) await noteApiKeyUse(pool, known.id, now)
  return {
    actor: { accountId: known.account.id, role: 'viewer' },
    scopes: known.scopes,
    quota: {
      limit: known.callsPerMinute,
      windowSeconds: MINUTE_MS / 1_000,
      used: counted?.attempts ?? 1,
      secondsLeft: secondsUntil(counted?.windowEndsAt ?? now, now),
    },
  }
}

function stateOf({ endedAt, expiresAt, mayMakeKeys }: ApiKey, now: Date): ApiKeyAnswer['state'] {
  if (endedAt !== null) return 'ended'
  if (expiresAt !== null && expiresAt <= now) return 'expired'
  return mayMakeKeys ? 'active' : 'account_disabled'
}

function apiKeyAnswerOf(key: ApiKey, now: Date): ApiKeyAnswer {
  return {
    id: key.id,
    name: key.name,
    prefix: key.prefix,
    scopes: [...key.scopes],
    calls_per_minute: key.callsPerMinute,
    state: stateOf(key, now),
    expires_on: key.expiresAt && manilaDate(new Date(key.expiresAt.getTime() - 1)),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    account: key.account,
    created_at: key.createdAt.toISOString(),
    ended_at: key.endedAt?.toISOString() ?? null,
  }
}
