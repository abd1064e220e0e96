import { salespersonEndpoints } from '@tahanan/contracts/salesperson/salesperson.endpoints.ts'
import { RecordField } from './record-field.tsx'

interface SalespersonFieldProps {
  readonly label: string
  readonly salespersonId: number | null
  readonly onChoose: (salespersonId: number | null) => void
  readonly isDisabled?: boolean
  /** What is said of nobody, and on the button that leads there. */
  readonly placeholder?: string
  readonly clearLabel?: string
}

/** Who deals with a lead (decision 106), or shows a listing. */
export function SalespersonField({ salespersonId, ...rest }: SalespersonFieldProps) {
  return (
    <RecordField
      endpoints={salespersonEndpoints}
      id={salespersonId}
      placeholder="Unassigned"
      clearLabel="Unassign"
      detailOf={({ position }) => position}
      {...rest}
    />
  )
}
