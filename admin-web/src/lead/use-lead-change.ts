import type { LeadAnswer } from '@tahanan/contracts/lead/lead.ts'
import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import type { z } from 'zod'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useSaving } from '../form/use-saving.ts'

export type LeadChange = Omit<z.input<typeof leadEndpoints.update.body>, 'version'>

/**
 * Changes a lead, one form of §7 at a time. What a colleague changed meanwhile is not overwritten: the latest is shown,
 * and the change can be made again.
 */
export function useLeadChange(lead: Pick<LeadAnswer, 'id' | 'version'>, onChanged: () => void) {
  const saving = useSaving()
  const params = { id: lead.id }
  const make = async (send: () => Promise<unknown>): Promise<boolean> => {
    const isDone = await saving.run(send)
    // Stale: what the screen shows is older than what there is.
    onChanged()
    return isDone
  }
  return {
    saving,
    problem: saving.problem,
    change: (body: LeadChange) =>
      make(() => sendEndpoint(leadEndpoints.update, { params, body }, { version: lead.version })),
    restore: () => make(() => sendEndpoint(leadEndpoints.restore, { params })),
    addNote: (text: string) => make(() => sendEndpoint(leadEndpoints.addNote, { params, body: { text } })),
  }
}
