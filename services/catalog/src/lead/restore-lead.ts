import type { LeadAnswer } from '@tahanan/contracts/lead/lead-answer.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import { refuseStale } from '../aggregate/refuse-stale.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { auditedLead } from './audited-lead.ts'
import { leadAnswerOf } from './lead-answer-of.ts'
import { lockLead, updateLeadRow } from './lead.store.ts'

/** Brings a deleted lead back; one that is not deleted stays as it is. @throws NotFound; Conflict `stale` */
export function restoreLead(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  expectedVersion?: number,
): Promise<LeadAnswer> {
  return runCommand(catalog, context, async ({ client, audit }) => {
    const before = await lockLead(client, id)
    if (before === undefined) throw new NotFound('lead', id)
    refuseStale(before, expectedVersion, leadAnswerOf(before))
    if (before.deletedAt === null) return leadAnswerOf(before)
    const lead = { ...before, version: before.version + 1, updatedAt: context.now, deletedAt: null }
    await updateLeadRow(client, lead)
    await audit({ noun: 'lead', id, action: 'restore', before: null, after: auditedLead(lead) })
    return leadAnswerOf(lead)
  })
}
