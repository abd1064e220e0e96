import type { LeadView } from '@tahanan/contracts/lead/lead-view.ts'
import { z } from 'zod'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runOnce } from '../command/run-once.ts'
import { getLead } from './get-lead.ts'
import { insertLeadNote } from './lead-timeline.store.ts'
import { leadViewOf } from './lead-view-of.ts'
import { lockLivingLead } from './lock-living-lead.ts'

const ADD_NOTE = { command: 'lead.note', answer: z.int() }

/** Adds a note to a lead's timeline. Notes do not meet each other, so the lead's version stays. @throws NotFound */
export async function addLeadNote(
  catalog: Catalog,
  context: CommandContext,
  leadId: number,
  text: string,
): Promise<LeadView> {
  await runOnce(catalog, context, ADD_NOTE, async ({ client, audit }) => {
    await lockLivingLead(client, leadId, undefined)
    await insertLeadNote(client, { leadId, at: context.now, accountId: context.actor.accountId, text })
    await audit({ noun: 'lead', id: leadId, action: 'note', before: null, after: null })
    return leadId
  })
  return leadViewOf(catalog.pool, await getLead(catalog.pool, leadId))
}
