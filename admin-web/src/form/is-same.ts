/** Whether two values of a form are the same to a reader: lists by their items. */
export function isSame(first: unknown, second: unknown): boolean {
  return Object.is(first, second) || JSON.stringify(first) === JSON.stringify(second)
}
