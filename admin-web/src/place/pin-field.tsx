import { type FieldState, TextField } from '../form/fields.tsx'

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
