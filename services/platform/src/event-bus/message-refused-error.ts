/**
 * The engine will never take a message of this batch (too large, not storable), however often it is sent. Whoever sent
 * the batch finds the message by sending parts. Any other failure of `send` is worth trying again.
 */
export class MessageRefusedError extends Error {
  override readonly name = 'MessageRefusedError'

  constructor(reason: string, options?: ErrorOptions) {
    super(`The event bus refuses a message: ${reason}`, options)
  }
}
