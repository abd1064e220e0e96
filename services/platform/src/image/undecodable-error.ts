/** The bytes are no picture that can be shown. Trying again would not help. */
export class UndecodableError extends Error {
  override readonly name = 'UndecodableError'
}
