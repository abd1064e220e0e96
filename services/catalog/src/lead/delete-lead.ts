import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { auditedLead } from './audited-lead.ts'
import { updateLeadRow } from './lead.store.ts'
import { lockLivingLead } from './lock-living-lead.ts'

/** Takes a lead out of the lists (decision 108). @throws NotFound; Conflict `stale` with the latest */
export function deleteLead(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  expectedVersion?: number,
): Promise<void> {
  return runCommand(catalog, context, async ({ client, audit }) => {
    const lead = await lockLivingLead(client, id, expectedVersion)
    const { now } = context
    await updateLeadRow(client, { ...lead, version: lead.version + 1, updatedAt: now, deletedAt: now })
    await audit({ noun: 'lead', id, action: 'delete', before: auditedLead(lead), after: null })
  })
}
