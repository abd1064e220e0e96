const TAG = /(?:W\/)?("[^"]*")/g

/** Whether `If-None-Match` names the tag, weak or strong, or any (RFC 9110 §13.1.2). */
export function namesTag(header: string, etag: string): boolean {
  if (header === etag || header.trim() === '*') return true
  for (const [, tag] of header.matchAll(TAG)) if (tag === etag) return true
  return false
}
