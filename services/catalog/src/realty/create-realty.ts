import type { RealtyAnswer } from '@tahanan/contracts/realty/realty-answer.ts'
import type { RealtyFields } from '@tahanan/contracts/realty/realty-fields.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import type { PreparedPicture } from '../picture/prepared-picture.ts'
import { addRealty } from './add-realty.ts'

/** @throws InvalidInput on `name` when another firm has it, and on `broker_in_charge_id` */
export function createRealty(
  catalog: Catalog,
  context: CommandContext,
  form: RealtyFields,
  logo?: PreparedPicture,
): Promise<RealtyAnswer> {
  return runCommand(catalog, context, (unit) => addRealty(unit, form, logo))
}
