import { textField } from './text-field.ts'

/** Rich text of a form: HTML as it was typed, cleaned where it is written (decision 128). Null empties it. */
export function detailsField() {
  return textField(100_000)
    .nullable()
    .transform((details) => details ?? '')
}
