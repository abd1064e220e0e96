import type { LeadView } from '@tahanan/contracts/lead/lead.ts'
import { InvalidInput } from '@tahanan/platform/problem/problem.ts'
import { type Catalog, type CommandContext, runCommand } from '../command/run-command.ts'
import { lockLivingLead } from './lead-commands.ts'
import { auditedLead, type Lead, leadViewOf } from './lead.ts'
import { listMergedLeads, lockLead, updateLeadRow } from './lead.store.ts'

/**
 * Keeps leads of the same person (decision 113) under one of them. Nothing of a lead is moved or lost: its words, notes
 * and viewings stay its own, so that export, erasure and retention go on to find them, and are shown with the one that
 * stays. That one's handling stays as it is. Asked again, because the answer was lost, it gives the same answer.
 *
 * @throws NotFound; Conflict `stale` with the latest; InvalidInput on `leads` where one is the lead itself, gone, spam,
 *   or somebody else's
 */
export function mergeLeads(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  others: readonly number[],
  expectedVersion?: number,
): Promise<LeadView> {
  return runCommand(catalog, context, async ({ client, audit }) => {
    const refuse = (words: string) => new InvalidInput({ leads: [words] })
    if (others.includes(id)) throw refuse('A lead is not merged into itself. Name the others.')
    // In the order of their ids, so that two merges never wait for each other in a ring.
    const locked = new Map<number, Lead>()
    for (const each of [...new Set([id, ...others])].toSorted((a, b) => a - b)) {
      const lead = await lockLead(client, each)
      if (lead !== undefined) locked.set(each, lead)
    }
    const isDone = others.every((other) => {
      const lead = locked.get(other)
      return lead?.mergedIntoId === id && lead.deletedAt === null
    })
    const kept = await lockLivingLead(client, id, isDone ? undefined : expectedVersion)
    if (isDone) return leadViewOf(client, kept)
    const earlier = await listMergedLeads(client, id)
    for (const other of new Set(others)) {
      const lead = locked.get(other)
      if (lead === undefined || lead.deletedAt !== null || lead.mergedIntoId !== null) {
        throw refuse(`There is no lead ${other} to merge. Look at the latest.`)
      }
      if (lead.isSpam) throw refuse(`Lead ${other} is spam. Take the mark off first.`)
      if (!isSamePerson(kept, lead))
        throw refuse(`Lead ${other} has neither this e-mail address nor this telephone number.`)
      for (const each of [lead, ...(await listMergedLeads(client, other))]) {
        const moved = { ...each, version: each.version + 1, updatedAt: context.now, mergedIntoId: id }
        await updateLeadRow(client, moved)
        await audit({
          noun: 'lead',
          id: each.id,
          action: 'merge',
          before: auditedLead(each),
          after: auditedLead(moved),
        })
      }
    }
    const latest = { ...kept, version: kept.version + 1, updatedAt: context.now }
    await updateLeadRow(client, latest)
    const merged = await listMergedLeads(client, id)
    await audit({ noun: 'lead', id, action: 'merge', before: mergedIds(earlier), after: mergedIds(merged) })
    return leadViewOf(client, latest)
  })
}

function mergedIds(leads: readonly Lead[]): object {
  return { merged: leads.map((lead) => lead.id) }
}

function isSamePerson(one: Lead, other: Lead): boolean {
  return (
    (one.emailFolded !== null && one.emailFolded === other.emailFolded) ||
    (one.phoneE164 !== null && one.phoneE164 === other.phoneE164)
  )
}
