import { randomUUID } from 'node:crypto'
import type { RebuildTarget } from '@tahanan/contracts/system/rebuild-target.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { REBUILD_QUEUE } from './rebuild-job.ts'
import { auditedSystem } from './audited-system.ts'

/** Asks the job worker for a rebuild, and answers the id of the job. */
export function requestRebuild(catalog: Catalog, context: CommandContext, target: RebuildTarget): Promise<string> {
  const id = `${target}-${randomUUID()}`
  return runCommand(catalog, context, async (unit) => {
    await unit.enqueue({ queue: REBUILD_QUEUE, id, data: { target } })
    await unit.audit(auditedSystem('rebuild', { target }))
    return id
  })
}
