/**
 * The slug in an address of one of our listing pages: a path, or a whole address on `publicUrl`. Undefined for any
 * other text (decision 107).
 */
export function listingSlugOfUrl(text: string, publicUrl: string): string | undefined {
  if (!URL.canParse(text, publicUrl)) return undefined
  const { origin, pathname } = new URL(text, publicUrl)
  if (origin !== new URL(publicUrl).origin) return undefined
  return /^\/listing\/([a-z0-9-]{1,120})\/?$/.exec(pathname)?.[1]
}
