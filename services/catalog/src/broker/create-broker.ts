import type { BrokerAnswer } from '@tahanan/contracts/broker/broker-answer.ts'
import type { BrokerFields } from '@tahanan/contracts/broker/broker-fields.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { settleLicenses } from '../license/settle-licenses.ts'
import { insertPictures } from '../picture/insert-pictures.ts'
import type { PreparedPicture } from '../picture/prepared-picture.ts'
import { brokerAnswerOf } from './broker-answer-of.ts'
import { insertBroker } from './broker.store.ts'
import { lockRealtyOfBroker } from './lock-realty-of-broker.ts'
import { publishBroker } from './publish-broker.ts'

/** @throws InvalidInput on `name` when another broker has it, on `realty_id` and on `license` */
export function createBroker(
  catalog: Catalog,
  context: CommandContext,
  form: BrokerFields,
  photo?: PreparedPicture,
): Promise<BrokerAnswer> {
  return runCommand(catalog, context, async (unit) => {
    const { client, audit } = unit
    const realtyName = await lockRealtyOfBroker(client, form.realtyId)
    const fields = { ...form, licenses: await settleLicenses(client, [], form.licenses) }
    const broker = await insertBroker(client, fields, context.now)
    await publishBroker(unit, broker, realtyName)
    await audit({ noun: 'broker', id: broker.id, action: 'create', before: null, after: fields })
    if (photo !== undefined) await insertPictures(unit, { ownerNoun: 'broker', ownerId: broker.id }, [photo])
    return brokerAnswerOf(client, broker, context.now)
  })
}
