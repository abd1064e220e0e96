/** The file as a whole cannot be imported; the message says why and what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}
