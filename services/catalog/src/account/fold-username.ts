/** Names that differ only in case or in surrounding space are one account. Unlike `foldText` this keeps `.`, `@`, `_`. */
export function foldUsername(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase()
}
