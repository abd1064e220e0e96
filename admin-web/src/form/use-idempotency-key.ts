import { useMemo } from 'react'

/**
 * A key for one content of a form: sent again it is the same request, and the server acts once; changed, it is another.
 * Made of random numbers, for `crypto.randomUUID` is missing where the page is not served securely.
 */
export function useIdempotencyKey(...content: readonly unknown[]): string {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the content is the key's reason to change
  return useMemo(
    () => [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join('-'),
    content,
  )
}
