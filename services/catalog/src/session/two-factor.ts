import { randomBytes } from 'node:crypto'
import type { TwoFactorSecret } from '@tahanan/contracts/session/session.ts'
import { Conflict, InvalidInput } from '@tahanan/platform/problem/problem.ts'
import { changeMail } from '../account/account-mail.ts'
import { findAccount, lockAccount } from '../account/account.store.ts'
import { type CommandContext, runCommand, type UnitOfWork } from '../command/run-command.ts'
import { seal } from '../token/sealed.ts'
import { randomGroups, tokenHash } from '../token/token.ts'
import { type OwnProof, proveOwner } from './prove-owner.ts'
import type { Sessions } from './sessions.ts'
import { ownerOfSecret, plainCode, stepOf } from './take-code.ts'
import { base32, totpUri } from './totp.ts'
import {
  confirmTwoFactorRow,
  deleteTwoFactor,
  findTwoFactor,
  lockTwoFactor,
  replaceRecoveryHashes,
  storeTwoFactor,
} from './two-factor.store.ts'
import { getFound } from '../row/row.store.ts'

/** As long as the MAC, as RFC 4226 recommends. */
const SECRET_BYTES = 20
const RECOVERY_CODES = 10
/** 74 bits: a hash that needs no salt tells nobody. */
const RECOVERY_GROUPS = 3

/**
 * Makes a secret for who has proved to be the owner, and recovery codes; nothing is asked for before a code confirms it.
 * Begun again it replaces what was not confirmed.
 *
 * @throws what `proveOwner` throws; Conflict where one is on
 */
export async function beginTwoFactor(
  sessions: Sessions,
  context: CommandContext,
  proof: OwnProof,
): Promise<TwoFactorSecret> {
  const { accountId } = proof
  await proveOwner(sessions, context.now, proof)
  const secret = randomBytes(SECRET_BYTES)
  const { codes, hashes: recoveryHashes } = newRecoveryCodes()
  return runCommand(sessions, context, async ({ client }) => {
    const account = await getFound('account', accountId, findAccount(client, accountId))
    const sealedSecret = seal(sessions.secret, secret, ownerOfSecret(accountId))
    if (!(await storeTwoFactor(client, accountId, { sealedSecret, recoveryHashes })))
      throw new Conflict('conflict', 'A second factor is on already. Turn it off first.', {})
    return { secret: base32(secret), uri: totpUri(secret, account.username), recovery_codes: codes }
  })
}

/**
 * Turns the second factor on by a first code. Confirmed before, it stays on: the answer may have been lost.
 *
 * @throws Conflict where none was begun; InvalidInput on `code`
 */
export function confirmTwoFactor(
  sessions: Sessions,
  context: CommandContext,
  accountId: number,
  code: string,
): Promise<void> {
  const { now } = context
  return runCommand(sessions, context, async (unit) => {
    const begun = await lockTwoFactor(unit.client, accountId)
    if (begun === undefined) throw new Conflict('conflict', 'Begin with a new QR code.', {})
    if (begun.isOn) return
    const step = stepOf(sessions, { accountId, ...begun }, plainCode(code), now)
    if (step === undefined)
      throw new InvalidInput({ code: ['This is not the code of now. Is the clock of the device right?'] })
    await confirmTwoFactorRow(unit.client, { accountId, step, at: now })
    await noteChange(unit, accountId, 'on')
  })
}

function newRecoveryCodes(): { readonly codes: string[]; readonly hashes: Buffer[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomGroups(RECOVERY_GROUPS))
  return { codes, hashes: codes.map((code) => tokenHash(plainCode(code))) }
}

/** New recovery codes; the former ones end. @throws what `proveOwner` throws; Conflict where no second factor is on */
export async function renewRecoveryCodes(
  sessions: Sessions,
  context: CommandContext,
  proof: Required<OwnProof>,
): Promise<string[]> {
  const { accountId } = proof
  await proveOwnerWithCode(sessions, context, proof)
  const { codes, hashes } = newRecoveryCodes()
  await runCommand(sessions, context, async (unit) => {
    if (!(await replaceRecoveryHashes(unit.client, accountId, hashes))) throw noneIsOn()
    await noteChange(unit, accountId, 'recovery-codes')
  })
  return codes
}

/** Turns one's own off. @throws what `proveOwner` throws; Conflict where none is on */
export async function turnOffOwnTwoFactor(
  sessions: Sessions,
  context: CommandContext,
  proof: Required<OwnProof>,
): Promise<void> {
  await proveOwnerWithCode(sessions, context, proof)
  await runCommand(sessions, context, (unit) => turnOff(unit, proof.accountId))
}

async function proveOwnerWithCode(sessions: Sessions, { now }: CommandContext, proof: Required<OwnProof>) {
  if ((await findTwoFactor(sessions.pool, proof.accountId))?.isOn !== true) throw noneIsOn()
  await proveOwner(sessions, now, proof)
}

/** For somebody who lost the device and the recovery codes. @throws NotFound; Conflict `own_account`, or where none is on */
export function turnOffTwoFactorOf(sessions: Sessions, context: CommandContext, accountId: number): Promise<void> {
  return runCommand(sessions, context, async (unit) => {
    if (accountId === context.actor.accountId)
      throw new Conflict('own_account', 'Turn your own off at Your account.', {})
    await getFound('account', accountId, lockAccount(unit.client, accountId))
    await turnOff(unit, accountId)
  })
}

async function turnOff(unit: UnitOfWork, accountId: number): Promise<void> {
  if (!(await deleteTwoFactor(unit.client, accountId))) throw noneIsOn()
  await noteChange(unit, accountId, 'off')
}

function noneIsOn(): Conflict {
  return new Conflict('conflict', 'No second factor is on.', {})
}

async function noteChange(
  { audit, enqueue, context }: UnitOfWork,
  id: number,
  state: 'on' | 'off' | 'recovery-codes',
): Promise<void> {
  await audit({ noun: 'account', id, action: `two-factor-${state}`, before: null, after: null })
  await enqueue(changeMail({ accountId: id, changed: `two-factor-${state}` }, context.now))
}
