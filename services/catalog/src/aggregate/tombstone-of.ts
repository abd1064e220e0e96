/** What the event of a deleted aggregate says: which one it was, and every slug that led to it. */
export function tombstoneOf(id: number, at: Date, slugs: readonly string[] = []) {
  return { id, deleted: true as const, slugs: [...slugs], deletedAt: at.toISOString() }
}
