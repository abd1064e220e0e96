import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { auditedSystem } from './audited-system.ts'

/** Notes in the audit trail what an administrator does to something that is not in the tables. */
export function noteSystemAct(catalog: Catalog, context: CommandContext, action: string, about: object): Promise<void> {
  return runCommand(catalog, context, (unit) => unit.audit(auditedSystem(action, about)))
}
