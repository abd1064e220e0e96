import { useState } from 'react'

/** A name that nobody else makes up. `crypto.randomUUID` is missing where a page is not served securely. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join('-')
}

/** A key for one content of a form: sent again it is the same request, and the server acts once; changed, another. */
export function useIdempotencyKey(...content: readonly unknown[]): string {
  const text = JSON.stringify(content.map((part) => (part instanceof File ? [part.name, part.size] : part)))
  const [known, setKnown] = useState(() => ({ text, key: randomKey() }))
  if (known.text === text) return known.key
  const next = { text, key: randomKey() }
  setKnown(next)
  return next.key
}
