import { SYSTEM_ACTOR } from '../command/command-actor.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { hashRefreshToken } from './hash-refresh-token.ts'
import { findRefreshTokenForUpdate, revokeFamily } from './session.store.ts'

/** Ends the sign-in that a refresh token belongs to, access tokens included. An unknown one is fine: it has ended. */
export async function signOut(
  catalog: Catalog,
  request: Omit<CommandContext, 'actor'>,
  refresh: string,
): Promise<void> {
  await runCommand(catalog, { ...request, actor: SYSTEM_ACTOR }, async ({ client, audit }) => {
    const token = await findRefreshTokenForUpdate(client, hashRefreshToken(refresh))
    if (token === undefined || token.revokedAt !== null) return
    await revokeFamily(client, token.family, request.now)
    await audit({ noun: 'account', id: token.accountId, action: 'sign-out', before: null, after: null })
  })
}
