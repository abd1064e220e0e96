import { z } from 'zod'

/** What a child tells its supervisor: its work has begun. */
export const childMessageSchema = z.object({ kind: z.literal('ready') })

export type ChildMessage = z.infer<typeof childMessageSchema>

/** What a supervisor tells its child: begin with these settings; finish what is under way and end. */
export const parentMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('start'), settings: z.unknown() }),
  z.object({ kind: z.literal('stop') }),
])

export type ParentMessage = z.infer<typeof parentMessageSchema>

/** What a child does once it has begun. */
export interface Work {
  /** Finishes what is under way, takes nothing new. */
  stop(): Promise<void>
}

/** How long a child whose supervisor is gone may finish what it is doing. */
const ORPHAN_TIMEOUT_MS = 5_000

/**
 * Makes this process the child of a supervisor (`superviseChild`): begins on its message, with the settings it is
 * given, ends on its message or when its supervisor is gone. `begin` that rejects, and any error nobody caught,
 * ends the process; the supervisor starts it again.
 */
export function runSupervised(begin: (settings: unknown) => Promise<Work>): void {
  let work: Promise<Work> | undefined
  let ending = false

  async function start(settings: unknown): Promise<void> {
    work = begin(settings)
    await work
    // A supervisor that was killed meanwhile hears nothing any more; losing it is dealt with below.
    if (process.connected) process.send?.({ kind: 'ready' } satisfies ChildMessage, undefined, undefined, () => {})
  }

  async function end(): Promise<void> {
    if (ending) return
    ending = true
    const begun = await work
    await begun?.stop()
    process.exit()
  }

  process.on('message', (message) => {
    const request = parentMessageSchema.parse(message)
    void (request.kind === 'start' ? start(request.settings) : end())
  })
  process.on('SIGTERM', () => void end())
  // Ctrl-C, or closing the terminal, reaches all of its processes at once. The supervisor knows whose turn it is.
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => {})
  process.once('disconnect', endAsOrphan)
  if (!process.connected) endAsOrphan()

  function endAsOrphan(): void {
    setTimeout(() => process.exit(1), ORPHAN_TIMEOUT_MS).unref()
    void end()
  }
}
