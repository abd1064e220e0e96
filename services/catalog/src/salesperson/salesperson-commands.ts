import {
  type SalespersonAnswer,
  salespersonAnswerSchema,
  type SalespersonChanges,
  type SalespersonDraft,
} from '@tahanan/contracts/salesperson/salesperson.ts'
import { Conflict, Forbidden, InvalidInput } from '@tahanan/platform/problem/problem.ts'
import { getStored, insertStored, lockChosen, updateStored, withChanges } from '../aggregate/stored.store.ts'
import { recordCommands } from '../aggregate/record-commands.ts'
import { hasBroker } from '../broker/broker.store.ts'
import type { UnitOfWork } from '../command/run-command.ts'
import { resolveLicenses } from '../license/resolve-licenses.ts'
import { salespersonAnswersOf, type StoredSalesperson } from './salesperson-answers-of.ts'
import {
  countOpenLeads,
  countViewingsToCome,
  lockActiveAccount,
  refuseLinkedAccount,
  SALESPERSON_TABLE,
  type SalespersonRow,
} from './salesperson.store.ts'

/**
 * An account that is to be a salesperson's, which stays until the transaction ends; null takes the link off. Whose leads
 * are whose is the administrators' to say.
 *
 * @throws Forbidden; InvalidInput on `account_id`
 */
async function lockLinkedAccount({ client, context }: UnitOfWork, id: number | null): Promise<void> {
  if (context.actor.role !== 'admin') throw new Forbidden('Only an administrator links salespersons to accounts.')
  if (id === null || (await lockActiveAccount(client, id))) return
  throw new InvalidInput({ account_id: [`There is no open account ${id}.`] })
}

interface NewSalesperson extends SalespersonDraft {
  /** `DEFAULT_BROKER_ID`: whose salesperson it is when nobody says (decision 100). */
  readonly defaultBrokerId: number
}

/** @throws also InvalidInput on `broker_id`, `license` and `account_id`; Forbidden to link an account */
export const salespersons = recordCommands<
  SalespersonRow,
  StoredSalesperson,
  NewSalesperson,
  SalespersonChanges,
  SalespersonAnswer
>({
  table: SALESPERSON_TABLE,
  answer: salespersonAnswerSchema,
  ownerNoun: 'salesperson',
  answersOf: salespersonAnswersOf,
  async insert(unit, { defaultBrokerId, ...draft }) {
    const { client, context } = unit
    if (draft.brokerId === undefined && !(await hasBroker(client, defaultBrokerId))) {
      throw new InvalidInput({ broker_id: ['Field is required'] })
    }
    const brokerId = draft.brokerId ?? defaultBrokerId
    await lockChosen(client, 'broker', 'broker_id', brokerId)
    if (draft.accountId !== null) await lockLinkedAccount(unit, draft.accountId)
    const fields = { ...draft, brokerId, licenses: await resolveLicenses(client, [], draft.licenses) }
    return refuseLinkedAccount(insertStored(client, SALESPERSON_TABLE, fields, context.now))
  },
  async edit({ fields }, changes, client) {
    const licenses = changes.licenses && (await resolveLicenses(client, fields.licenses, changes.licenses))
    return withChanges(fields, { ...changes, licenses })
  },
  async store(unit, next, { fields: before }) {
    const { client } = unit
    const { brokerId, accountId } = next.fields
    if (brokerId !== before.brokerId) await lockChosen(client, 'broker', 'broker_id', brokerId)
    if (accountId !== before.accountId) await lockLinkedAccount(unit, accountId)
    await refuseLinkedAccount(updateStored(client, SALESPERSON_TABLE, next))
    return getStored(client, SALESPERSON_TABLE, next.id)
  },
  async refuseInUse(client, { id }) {
    const counts = { leads: await countOpenLeads(client, id), viewings: await countViewingsToCome(client, id) }
    const held = [
      ...(counts.leads > 0 ? [`open leads (${counts.leads})`] : []),
      ...(counts.viewings > 0 ? [`viewings to come (${counts.viewings})`] : []),
    ]
    if (held.length === 0) return
    const text = `This salesperson has ${held.join(' and ')}. Give them to somebody else first.`
    throw new Conflict('in_use', text, { counts })
  },
})
