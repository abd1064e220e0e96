import type { LeadView } from '@tahanan/contracts/lead/lead-view.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { getLead } from './get-lead.ts'
import { leadViewOf } from './lead-view-of.ts'

/** One lead, and a mark in the audit trail that it was looked at (decision 112). @throws NotFound */
export function viewLead(catalog: Catalog, context: CommandContext, id: number): Promise<LeadView> {
  return runCommand(catalog, context, async ({ client, audit }) => {
    const view = await leadViewOf(client, await getLead(client, id))
    await audit({ noun: 'lead', id, action: 'view', before: null, after: null })
    return view
  })
}
