import type { OutgoingMessage } from '../event-bus/event-bus.ts'

/** A message that was set aside, as it came; its headers say why. */
export interface DeadLetter extends OutgoingMessage {
  /** Its partition and offset in the topic of dead letters: `0-17`. */
  readonly id: string
  readonly buriedAt: Date
}
