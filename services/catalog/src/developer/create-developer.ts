import { type DeveloperAnswer, developerAnswerSchema } from '@tahanan/contracts/developer/developer-answer.ts'
import type { DeveloperFields } from '@tahanan/contracts/developer/developer-fields.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runOnce } from '../command/run-once.ts'
import type { PreparedPicture } from '../picture/prepared-picture.ts'
import { addDeveloper } from './add-developer.ts'

/** @throws InvalidInput on `name` when another developer has it (decision 79) */
export function createDeveloper(
  catalog: Catalog,
  context: CommandContext,
  form: DeveloperFields,
  logo?: PreparedPicture,
): Promise<DeveloperAnswer> {
  return runOnce(catalog, context, { command: 'developer.create', answer: developerAnswerSchema }, (unit) =>
    addDeveloper(unit, form, logo),
  )
}
