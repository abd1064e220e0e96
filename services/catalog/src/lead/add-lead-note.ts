import type { LeadView } from '@tahanan/contracts/lead/lead-view.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { insertLeadNote } from './lead-timeline.store.ts'
import { leadViewOf } from './lead-view-of.ts'
import { lockLivingLead } from './lock-living-lead.ts'

/** Adds a note to a lead's timeline. Notes do not meet each other, so the lead's version stays. @throws NotFound */
export function addLeadNote(
  catalog: Catalog,
  context: CommandContext,
  leadId: number,
  text: string,
): Promise<LeadView> {
  return runCommand(catalog, context, async ({ client, audit }) => {
    const lead = await lockLivingLead(client, leadId, undefined)
    await insertLeadNote(client, { leadId, at: context.now, accountId: context.actor.accountId, text })
    await audit({ noun: 'lead', id: leadId, action: 'note', before: null, after: null })
    return leadViewOf(client, lead)
  })
}
