import type { OwnSession } from '@tahanan/contracts/session/session.ts'
import type { Actor } from '@tahanan/contracts/session/role.ts'
import { lockAccount } from '../account/account.store.ts'
import { getFound } from '../row/row.store.ts'
import { type Catalog, type CommandContext, runCommand } from '../command/run-command.ts'
import { findSignedIn, listSessions, revokeFamily, revokeSessionsOf } from './session.store.ts'

/** Where somebody is signed in, last seen first; the session that asks is marked. */
export async function listOwnSessions({ pool }: Catalog, { accountId, sessionId }: Actor): Promise<OwnSession[]> {
  return (await listSessions(pool, accountId)).map((session) => ({
    id: session.family,
    device: deviceText(session.userAgent),
    address: session.clientAddress,
    begun_at: session.begunAt.toISOString(),
    last_seen_at: session.lastSeenAt.toISOString(),
    is_current: session.family === sessionId,
  }))
}

/** Ends one of somebody's own sessions at once: its next request is refused. @throws NotFound for any other */
export function endOwnSession(
  catalog: Catalog,
  context: CommandContext,
  { accountId, family }: { readonly accountId: number; readonly family: string },
): Promise<void> {
  return runCommand(catalog, context, async ({ client, audit }) => {
    await getFound('session', family, findSignedIn(client, { accountId, family }))
    await revokeFamily(client, family, context.now)
    await audit({ noun: 'account', id: accountId, action: 'end-session', before: null, after: null })
  })
}

/** Ends all of an account's sessions, but `keep`. @throws NotFound */
export function endSessionsOf(
  catalog: Catalog,
  context: CommandContext,
  { accountId, keep }: { readonly accountId: number; readonly keep?: string | undefined },
): Promise<void> {
  return runCommand(catalog, context, async ({ client, audit }) => {
    await getFound('account', accountId, lockAccount(client, accountId))
    await revokeSessionsOf(client, accountId, context.now, keep)
    await audit({ noun: 'account', id: accountId, action: 'end-sessions', before: null, after: null })
  })
}

type Rules = readonly (readonly [name: string, mark: RegExp])[]

/** The first that fits: many say that they are Chrome and Safari as well. */
const BROWSERS: Rules = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]

const SYSTEMS: Rules = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/** `Chrome on Android`: enough to know one's own devices by, from what a browser says of itself. */
export function deviceText(userAgent: string): string {
  if (userAgent === '') return 'Unknown'
  const [browser, system] = [BROWSERS, SYSTEMS].map((rules) => rules.find(([, mark]) => mark.test(userAgent))?.[0])
  if (browser === undefined) return 'Another program'
  return system === undefined ? browser : `${browser} on ${system}`
}
