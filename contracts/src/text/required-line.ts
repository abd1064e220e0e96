import { lineField } from './line-field.ts'

/** A text of one line that must hold something besides spaces: 'Field is required' (§5). */
export function requiredLine(maxLength: number) {
  return lineField(maxLength).min(1, 'Field is required')
}
