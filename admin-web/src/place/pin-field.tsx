import type { FieldState } from '../form/form-field.ts'
import { TextField } from '../form/text-field.tsx'

/** Where a map shows it exactly (decision 132): `14.5547, 121.0244`; empty goes by the area. */
export function PinField(field: FieldState<string>) {
  return (
    <TextField
      label="Pin"
      hint="Latitude and longitude, as a map copies them. Empty: somewhere in the area."
      placeholder="14.5547, 121.0244"
      {...field}
    />
  )
}
