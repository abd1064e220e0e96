/** A message that no retry will make readable: broken JSON, an unknown type, a schema newer than this program. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent'
}
