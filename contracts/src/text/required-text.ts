import { textField } from './text-field.ts'

/** A text of a form that must hold something besides spaces: 'Field is required' (§5). */
export function requiredText(maxLength: number) {
  return textField(maxLength).min(1, 'Field is required')
}
