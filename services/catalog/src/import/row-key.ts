import { createHash } from 'node:crypto'
import { isPlaceholder } from '@tahanan/contracts/text/is-placeholder.ts'

/**
 * What a row is known by, so that taking a file twice adds nothing: the value of the key column, or else a hash of
 * all its cells, trimmed. Undefined where the key column is empty, or holds `N/A` and the like.
 */
export function rowKey(cells: readonly string[], keyColumn: number | undefined): string | undefined {
  if (keyColumn === undefined) {
    const content = cells.map((cell) => cell.trim()).join('\u001f')
    return `content:${createHash('sha256').update(content).digest('base64url')}`
  }
  const key = cells[keyColumn]?.trim() ?? ''
  return isPlaceholder(key) ? undefined : `key:${key}`
}
