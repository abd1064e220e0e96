import type { StoredPage } from './stored.ts'

/** What the event of an aggregate with a page says of it. `slugs` are all it ever had. */
export function pageStateOf<Fields extends object>(stored: StoredPage<Fields>, slugs: readonly string[]) {
  const { id, slug, createdAt, updatedAt, fields } = stored
  return {
    id,
    slug,
    oldSlugs: slugs.filter((old) => old !== slug),
    ...fields,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
