import { realtyEndpoints } from '@tahanan/contracts/realty/realty.endpoints.ts'
import { Field } from '@tahanan/web/ui/field.tsx'
import { useState } from 'react'
import { useEndpoint } from '../api/use-endpoint.ts'
import { Combobox } from './combobox.tsx'

interface RealtyFieldProps {
  readonly realtyId: number | null
  readonly onChoose: (realtyId: number | null) => void
  readonly messages?: readonly string[] | undefined
}

/** The firm that a broker works for (decision 98); the server searches. */
export function RealtyField({ realtyId, onChoose, messages }: RealtyFieldProps) {
  const [text, setText] = useState('')
  const list = useEndpoint(realtyEndpoints.list, { query: { q: text, page_size: 25 } })
  const chosen = useEndpoint(realtyEndpoints.get, realtyId === null ? null : { params: { id: realtyId } }, {
    keepPreviousData: false,
  })
  const name = chosen.data?.name ?? `Firm ${realtyId ?? ''}`
  return (
    <Field label="Realty" error={messages?.join(' ')}>
      {(control) => (
        <Combobox
          control={control}
          chosen={realtyId === null ? null : { id: realtyId, name }}
          options={list.data?.results.map((firm) => ({ id: firm.id, name: firm.name })) ?? []}
          isLoading={list.isValidating}
          placeholder="None"
          clearLabel="Clear realty"
          onType={setText}
          onChoose={(firm) => onChoose(firm?.id ?? null)}
        />
      )}
    </Field>
  )
}
