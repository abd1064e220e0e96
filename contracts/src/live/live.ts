import { z } from 'zod'
import { type Access, isAllowed } from '../endpoint/define-endpoint.ts'
import type { Role } from '../session/role.ts'

/** Something was done to a record; what it is now is asked for by its own calls, which know who may see it. */
export const liveMessageSchema = z.object({
  /** As the audit trail has it: `listing`, `lead`, `picture` … */
  noun: z.string(),
  /** 0: to many at once. */
  id: z.int().nonnegative(),
  /** Of the record from now on; null where it has none. */
  version: z.int().positive().nullable(),
  /** The account that did it; null for visitors and the system. */
  actor: z.int().positive().nullable(),
})

export type LiveMessage = z.infer<typeof liveMessageSchema>

/** First event of each connection. */
export const liveReadySchema = z.object({
  /** Whether something may have been missed since `Last-Event-ID`: then everything is to be read again. */
  missed: z.boolean(),
})

/** How often a connection without news says that it is alive. */
export const LIVE_HEARTBEAT_MS = 20_000

/** Who may hear of which nouns; of others administrators alone. */
const HEARD_BY: Readonly<Partial<Record<string, Access>>> = {
  amenity: 'viewer',
  broker: 'viewer',
  developer: 'viewer',
  document: 'viewer',
  import: 'editor',
  lead: 'viewer',
  listing: 'viewer',
  picture: 'viewer',
  project: 'viewer',
  realty: 'viewer',
  reply: 'viewer',
  salesperson: 'viewer',
  site: 'viewer',
  viewing: 'viewer',
}

/** Whether a role may hear of a message. */
export function mayHear(role: Role, { noun }: Pick<LiveMessage, 'noun'>): boolean {
  return isAllowed(role, HEARD_BY[noun] ?? 'admin')
}
