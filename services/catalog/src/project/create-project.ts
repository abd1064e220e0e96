import { type ProjectAnswer, projectAnswerSchema } from '@tahanan/contracts/project/project-answer.ts'
import type { NewProject } from '@tahanan/contracts/project/project-fields.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runOnce } from '../command/run-once.ts'
import { addProject } from './add-project.ts'

/** @throws InvalidInput for what §4 and §5 refuse, a name that is taken, a developer or amenity that does not exist */
export function createProject(catalog: Catalog, context: CommandContext, form: NewProject): Promise<ProjectAnswer> {
  return runOnce(catalog, context, { command: 'project.create', answer: projectAnswerSchema }, (unit) =>
    addProject(unit, form),
  )
}
