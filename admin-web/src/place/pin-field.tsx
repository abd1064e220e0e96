import { TextField } from '../form/text-field.tsx'

interface PinFieldProps {
  /** `14.5547, 121.0244`; empty goes by the area. */
  readonly value: string
  readonly messages?: readonly string[] | undefined
  readonly onChange: (value: string) => void
}

/** Where a map shows it exactly (decision 132). */
export function PinField({ value, messages, onChange }: PinFieldProps) {
  return (
    <TextField
      label="Pin"
      hint="Latitude and longitude, as a map copies them. Empty: somewhere in the area."
      placeholder="14.5547, 121.0244"
      value={value}
      messages={messages}
      onChange={onChange}
    />
  )
}
