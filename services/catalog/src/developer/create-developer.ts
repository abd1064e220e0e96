import type { DeveloperAnswer } from '@tahanan/contracts/developer/developer-answer.ts'
import type { DeveloperFields } from '@tahanan/contracts/developer/developer-fields.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import type { PreparedPicture } from '../picture/prepared-picture.ts'
import { addDeveloper } from './add-developer.ts'

/** @throws InvalidInput on `name` when another developer has it (decision 79) */
export function createDeveloper(
  catalog: Catalog,
  context: CommandContext,
  form: DeveloperFields,
  logo?: PreparedPicture,
): Promise<DeveloperAnswer> {
  return runCommand(catalog, context, (unit) => addDeveloper(unit, form, logo))
}
