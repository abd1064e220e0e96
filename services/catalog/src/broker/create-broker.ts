import { type BrokerAnswer, brokerAnswerSchema } from '@tahanan/contracts/broker/broker-answer.ts'
import type { BrokerFields } from '@tahanan/contracts/broker/broker-fields.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runOnce } from '../command/run-once.ts'
import type { PreparedPicture } from '../picture/prepared-picture.ts'
import { addBroker } from './add-broker.ts'

/** @throws InvalidInput on `name` when another broker has it, on `realty_id` and on `license` */
export function createBroker(
  catalog: Catalog,
  context: CommandContext,
  form: BrokerFields,
  photo?: PreparedPicture,
): Promise<BrokerAnswer> {
  return runOnce(catalog, context, { command: 'broker.create', answer: brokerAnswerSchema }, (unit) =>
    addBroker(unit, form, photo),
  )
}
