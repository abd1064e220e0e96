import type { CommandActor } from './command-actor.ts'

/** What a command is told besides its input. Time is an argument, so that rules stay pure (design §4). */
export interface CommandContext {
  readonly actor: CommandActor
  readonly now: Date
  /** Goes with the event from the staff member's click to the index; at most 64 characters. */
  readonly correlationId: string
  /** `Idempotency-Key` of the request: what has it is done once (`runOnce`). */
  readonly idempotencyKey?: string | undefined
}
