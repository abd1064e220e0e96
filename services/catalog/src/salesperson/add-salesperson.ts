import type { SalespersonAnswer } from '@tahanan/contracts/salesperson/salesperson-answer.ts'
import type { SalespersonDraft } from '@tahanan/contracts/salesperson/salesperson-fields.ts'
import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'
import { hasBroker } from '../broker/broker.store.ts'
import { lockChosenBroker } from '../broker/lock-chosen-broker.ts'
import type { UnitOfWork } from '../command/unit-of-work.ts'
import { settleLicenses } from '../license/settle-licenses.ts'
import { insertPictures } from '../picture/insert-pictures.ts'
import type { PreparedPicture } from '../picture/prepared-picture.ts'
import { salespersonAnswerOf } from './salesperson-answer-of.ts'
import { insertSalesperson } from './salesperson.store.ts'

export interface AddSalespersonOptions {
  /** `DEFAULT_BROKER_ID`: whose salesperson it is when nobody says (decision 100). */
  readonly defaultBrokerId: number
  readonly photo?: PreparedPicture | undefined
}

/**
 * `createSalesperson` within a transaction that is under way.
 *
 * @throws InvalidInput on `name` when another salesperson has it, on `broker_id` and on `license`
 */
export async function addSalesperson(
  unit: UnitOfWork,
  draft: SalespersonDraft,
  { defaultBrokerId, photo }: AddSalespersonOptions,
): Promise<SalespersonAnswer> {
  const { client, context, audit } = unit
  if (draft.brokerId === undefined && !(await hasBroker(client, defaultBrokerId))) {
    throw new InvalidInput({ broker_id: ['Field is required'] })
  }
  const brokerId = draft.brokerId ?? defaultBrokerId
  await lockChosenBroker(client, 'broker_id', brokerId)
  const fields = { ...draft, brokerId, licenses: await settleLicenses(client, [], draft.licenses) }
  const salesperson = await insertSalesperson(client, fields, context.now)
  const { id } = salesperson
  await audit({ noun: 'salesperson', id, action: 'create', before: null, after: fields })
  if (photo !== undefined) await insertPictures(unit, { ownerNoun: 'salesperson', ownerId: id }, [photo])
  return salespersonAnswerOf(client, salesperson, context.now)
}
