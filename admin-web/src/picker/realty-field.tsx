import { realtyEndpoints } from '@tahanan/contracts/realty/realty.endpoints.ts'
import { RecordField } from './record-field.tsx'

interface RealtyFieldProps {
  readonly realtyId: number | null
  readonly onChoose: (realtyId: number | null) => void
  readonly messages?: readonly string[] | undefined
}

/** The firm that a broker works for (decision 98). */
export function RealtyField({ realtyId, ...rest }: RealtyFieldProps) {
  return <RecordField label="Realty" endpoints={realtyEndpoints} id={realtyId} placeholder="None" {...rest} />
}
