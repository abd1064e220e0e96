import { brokerEndpoints } from '@tahanan/contracts/broker/broker.endpoints.ts'
import { Field } from '@tahanan/web/ui/field.tsx'
import { useState } from 'react'
import { useEndpoint } from '../api/use-endpoint.ts'
import { Combobox } from './combobox.tsx'

interface BrokerFieldProps {
  readonly brokerId: number | null
  readonly onChoose: (brokerId: number | null) => void
  readonly messages?: readonly string[] | undefined
  readonly isRequired?: boolean
  readonly label?: string
}

/** The broker that a listing or a salesperson is assigned to (§6); the server searches. */
export function BrokerField({ brokerId, onChoose, messages, isRequired = false, label = 'Broker' }: BrokerFieldProps) {
  const [text, setText] = useState('')
  const list = useEndpoint(brokerEndpoints.list, { query: { q: text, page_size: 25 } })
  const chosen = useEndpoint(brokerEndpoints.get, brokerId === null ? null : { params: { id: brokerId } }, {
    keepPreviousData: false,
  })
  const name = chosen.data?.name ?? (brokerId === null ? '' : `Broker ${brokerId}`)
  return (
    <Field label={label} isRequired={isRequired} error={messages?.join(' ')}>
      {(control) => (
        <Combobox
          control={control}
          chosen={brokerId === null ? null : { id: brokerId, name }}
          options={list.data?.results.map((broker) => ({ id: broker.id, name: broker.name })) ?? []}
          isLoading={list.isValidating}
          placeholder="Type to search"
          onType={setText}
          onChoose={(broker) => onChoose(broker?.id ?? null)}
          {...(!isRequired && { clearLabel: `Clear ${label.toLowerCase()}` })}
        />
      )}
    </Field>
  )
}
