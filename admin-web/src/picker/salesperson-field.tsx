import { salespersonEndpoints } from '@tahanan/contracts/salesperson/salesperson.endpoints.ts'
import type { FieldState } from '../form/fields.tsx'
import { RecordField } from './record-field.tsx'

interface SalespersonFieldProps extends FieldState<number | null> {
  readonly label: string
  readonly isDisabled?: boolean
  /** What is said of nobody, and on the button that leads there. */
  readonly placeholder?: string
  readonly clearLabel?: string
}

/** Who deals with a lead (decision 106), or shows a listing. */
export function SalespersonField(props: SalespersonFieldProps) {
  return (
    <RecordField
      endpoints={salespersonEndpoints}
      placeholder="Unassigned"
      clearLabel="Unassign"
      detailOf={({ position }) => position}
      {...props}
    />
  )
}
