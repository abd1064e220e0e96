import { isDeepStrictEqual } from 'node:util'
import type { LeadAnswer } from '@tahanan/contracts/lead/lead-answer.ts'
import type { LeadChanges } from '@tahanan/contracts/lead/update-lead-body.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { auditedLead } from './audited-lead.ts'
import { checkAssignee } from './check-assignee.ts'
import { decideLead } from './decide-lead.ts'
import { findLeadSubject } from './find-lead-subject.ts'
import type { Lead } from './lead.ts'
import { leadAnswerOf } from './lead-answer-of.ts'
import type { LeadSettings } from './lead-settings.ts'
import { updateLeadRow } from './lead.store.ts'
import { lockLivingLead } from './lock-living-lead.ts'

/**
 * Sets what is given (§7 "Leads"); what would change nothing leaves no version or audit entry.
 *
 * @throws NotFound; Conflict `stale` with the latest; InvalidInput on `assignee`
 */
export function updateLead(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  changes: LeadChanges,
  { publicUrl, expectedVersion }: Pick<LeadSettings, 'publicUrl'> & { readonly expectedVersion?: number | undefined },
): Promise<LeadAnswer> {
  return runCommand(catalog, context, async ({ client, audit }) => {
    const before = await lockLivingLead(client, id, expectedVersion)
    const { assigneeId, listingUrl } = changes
    if (assigneeId !== undefined && assigneeId !== before.assigneeId) await checkAssignee(client, assigneeId)
    const isElsewhere = listingUrl !== undefined && listingUrl !== before.listingUrl
    const subject = isElsewhere ? await findLeadSubject(client, listingUrl, publicUrl) : {}
    const decided: Lead = { ...before, ...subject, ...decideLead(before, changes, context.now) }
    if (isDeepStrictEqual(decided, before)) return leadAnswerOf(before)

    const lead = { ...decided, version: before.version + 1, updatedAt: context.now }
    await updateLeadRow(client, lead)
    await audit({ noun: 'lead', id, action: 'update', before: auditedLead(before), after: auditedLead(lead) })
    return leadAnswerOf(lead)
  })
}
