import type { LeadAnswer } from '@tahanan/contracts/lead/lead.ts'
import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { randomKey } from '@tahanan/web/ui/idempotency-key.ts'
import type { z } from 'zod'
import { useEffect, useRef } from 'react'
import { sendEndpoint } from '../api/endpoint-calls.ts'
import { useInTurn, useSaving } from '../form/use-saving.ts'

export type LeadChange = Omit<z.input<typeof leadEndpoints.update.body>, 'version'>

/**
 * Changes a lead, one form of §7 at a time: what is chosen while another change is on its way follows it. What a
 * colleague changed meanwhile is not overwritten: the latest is shown, and the change can be made again.
 */
export function useLeadChange(lead: Pick<LeadAnswer, 'id' | 'version'>, onChanged: () => void) {
  const saving = useSaving()
  const params = { id: lead.id }
  const inTurn = useInTurn()
  const version = useRef(lead.version)
  useEffect(() => {
    version.current = Math.max(version.current, lead.version)
  }, [lead.version])
  const make = (send: () => Promise<unknown>): Promise<boolean> =>
    inTurn(async () => {
      const isDone = await saving.run(send)
      // Stale: what the screen shows is older than what there is.
      onChanged()
      return isDone
    })
  return {
    saving,
    problem: saving.problem,
    change: (body: LeadChange) =>
      make(async () => {
        const saved = await sendEndpoint(leadEndpoints.update, { params, body }, { version: version.current })
        version.current = saved.version
      }),
    restore: () => make(() => sendEndpoint(leadEndpoints.restore, { params })),
    addNote(text: string) {
      const idempotencyKey = randomKey()
      return make(() => sendEndpoint(leadEndpoints.addNote, { params, body: { text } }, { idempotencyKey }))
    },
  }
}
