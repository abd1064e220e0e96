import { isDeepStrictEqual } from 'node:util'
import type { LeadAnswer } from '@tahanan/contracts/lead/lead-answer.ts'
import type { LeadChanges } from '@tahanan/contracts/lead/update-lead-body.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { auditedLead } from './audited-lead.ts'
import { checkAssignee } from './check-assignee.ts'
import { findLeadSubject } from './find-lead-subject.ts'
import { leadAnswerOf } from './lead-answer-of.ts'
import type { LeadSettings } from './lead-settings.ts'
import { updateLeadRow } from './lead.store.ts'
import type { Lead, LeadProgress } from './lead.ts'
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

/**
 * What a lead's progress becomes. Marking spam closes it unless another status is sent along; taking the mark off
 * brings the earlier status back (decision 105). The first response is the first step away from `new`, which putting
 * spam aside is not.
 */
export function decideLead(before: LeadProgress, changes: Omit<LeadChanges, 'listingUrl'>, now: Date): LeadProgress {
  const isSpam = changes.isSpam ?? before.isSpam
  const kept = {
    isSpam,
    assigneeId: changes.assigneeId === undefined ? before.assigneeId : changes.assigneeId,
    nextFollowUpOn: changes.nextFollowUpOn === undefined ? before.nextFollowUpOn : changes.nextFollowUpOn,
    firstResponseAt: before.firstResponseAt,
  }
  if (isSpam && !before.isSpam) {
    return { ...kept, status: changes.status ?? 'closed', statusBeforeSpam: before.status }
  }
  if (!isSpam && before.isSpam) {
    return { ...kept, status: before.statusBeforeSpam ?? 'new', statusBeforeSpam: null }
  }
  const status = changes.status ?? before.status
  const isResponse = !isSpam && before.status === 'new' && status !== 'new'
  return {
    ...kept,
    status,
    statusBeforeSpam: before.statusBeforeSpam,
    firstResponseAt: before.firstResponseAt ?? (isResponse ? now : null),
  }
}
