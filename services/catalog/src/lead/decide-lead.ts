import type { LeadChanges } from '@tahanan/contracts/lead/update-lead-body.ts'
import type { LeadProgress } from './lead.ts'

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
