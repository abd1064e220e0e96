import { z } from 'zod'

/** `{slug}` of a path. Anything that no slug can be has nothing behind it. */
export const slugParams = z.object({ slug: z.string().regex(/^[a-z0-9-]{1,120}$/) })

/** A query string of what says something: "only non-empty parameters are sent" (§7). */
export function queryText(query: unknown): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') params.set(key, String(value))
  }
  return params.toString()
}
