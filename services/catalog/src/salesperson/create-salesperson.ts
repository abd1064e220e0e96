import type { SalespersonAnswer } from '@tahanan/contracts/salesperson/salesperson-answer.ts'
import type { SalespersonDraft } from '@tahanan/contracts/salesperson/salesperson-fields.ts'
import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'
import { hasBroker } from '../broker/broker.store.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { settleLicenses } from '../license/settle-licenses.ts'
import { insertPictures } from '../picture/insert-pictures.ts'
import type { PreparedPicture } from '../picture/prepared-picture.ts'
import { lockBrokerOfSalesperson } from './lock-broker-of-salesperson.ts'
import { salespersonAnswerOf } from './salesperson-answer-of.ts'
import { insertSalesperson } from './salesperson.store.ts'

interface CreateOptions {
  /** `DEFAULT_BROKER_ID`: whose salesperson it is when nobody says (decision 100). */
  readonly defaultBrokerId: number
  readonly photo?: PreparedPicture | undefined
}

/** @throws InvalidInput on `name` when another salesperson has it, on `broker_id` and on `license` */
export function createSalesperson(
  catalog: Catalog,
  context: CommandContext,
  draft: SalespersonDraft,
  { defaultBrokerId, photo }: CreateOptions,
): Promise<SalespersonAnswer> {
  return runCommand(catalog, context, async (unit) => {
    const { client, audit } = unit
    if (draft.brokerId === undefined && !(await hasBroker(client, defaultBrokerId))) {
      throw new InvalidInput({ broker_id: ['Field is required'] })
    }
    const brokerId = draft.brokerId ?? defaultBrokerId
    await lockBrokerOfSalesperson(client, brokerId)
    const fields = { ...draft, brokerId, licenses: await settleLicenses(client, [], draft.licenses) }
    const salesperson = await insertSalesperson(client, fields, context.now)
    const { id } = salesperson
    await audit({ noun: 'salesperson', id, action: 'create', before: null, after: fields })
    if (photo !== undefined) await insertPictures(unit, { ownerNoun: 'salesperson', ownerId: id }, [photo])
    return salespersonAnswerOf(client, salesperson, context.now)
  })
}
