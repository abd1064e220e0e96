import { useState } from 'react'
import { randomKey } from './random-key.ts'

/** A key for one content of a form: sent again it is the same request, and the server acts once; changed, another. */
export function useIdempotencyKey(...content: readonly unknown[]): string {
  const text = JSON.stringify(content.map((part) => (part instanceof File ? [part.name, part.size] : part)))
  const [known, setKnown] = useState(() => ({ text, key: randomKey() }))
  if (known.text === text) return known.key
  const next = { text, key: randomKey() }
  setKnown(next)
  return next.key
}
