/** A name that nobody else makes up. `crypto.randomUUID` is missing where a page is not served securely. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join('-')
}
