import { brokerEndpoints } from '@tahanan/contracts/broker/broker.endpoints.ts'
import type { FieldState } from '../form/fields.tsx'
import { RecordField } from './record-field.tsx'

interface BrokerFieldProps extends FieldState<number | null> {
  readonly isRequired?: boolean
  readonly label?: string
}

/** The broker that a listing or a salesperson is assigned to (§6). */
export function BrokerField({ label = 'Broker', ...rest }: BrokerFieldProps) {
  return <RecordField label={label} endpoints={brokerEndpoints} {...rest} />
}
