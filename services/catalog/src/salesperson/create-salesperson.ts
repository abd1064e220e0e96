import { type SalespersonAnswer, salespersonAnswerSchema } from '@tahanan/contracts/salesperson/salesperson-answer.ts'
import type { SalespersonDraft } from '@tahanan/contracts/salesperson/salesperson-fields.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runOnce } from '../command/run-once.ts'
import { addSalesperson, type AddSalespersonOptions } from './add-salesperson.ts'

/** @throws InvalidInput on `name` when another salesperson has it, on `broker_id` and on `license` */
export function createSalesperson(
  catalog: Catalog,
  context: CommandContext,
  draft: SalespersonDraft,
  options: AddSalespersonOptions,
): Promise<SalespersonAnswer> {
  return runOnce(catalog, context, { command: 'salesperson.create', answer: salespersonAnswerSchema }, (unit) =>
    addSalesperson(unit, draft, options),
  )
}
