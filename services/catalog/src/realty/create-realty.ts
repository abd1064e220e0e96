import { type RealtyAnswer, realtyAnswerSchema } from '@tahanan/contracts/realty/realty-answer.ts'
import type { RealtyFields } from '@tahanan/contracts/realty/realty-fields.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runOnce } from '../command/run-once.ts'
import type { PreparedPicture } from '../picture/prepared-picture.ts'
import { addRealty } from './add-realty.ts'

/** @throws InvalidInput on `name` when another firm has it, and on `broker_in_charge_id` */
export function createRealty(
  catalog: Catalog,
  context: CommandContext,
  form: RealtyFields,
  logo?: PreparedPicture,
): Promise<RealtyAnswer> {
  return runOnce(catalog, context, { command: 'realty.create', answer: realtyAnswerSchema }, (unit) =>
    addRealty(unit, form, logo),
  )
}
