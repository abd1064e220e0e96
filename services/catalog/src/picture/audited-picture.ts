import type { Picture } from './picture.ts'

/** What the audit trail keeps of a picture: what people decide, and what became of it. */
export function auditedPicture(picture: Picture): object {
  const { ownerNoun, ownerId, position, caption, kind, hash, progress, cause } = picture
  return { ownerNoun, ownerId, position, caption, kind, hash, progress, cause }
}
