import { salespersonEndpoints } from '@tahanan/contracts/salesperson/salesperson.endpoints.ts'
import { Field } from '@tahanan/web/ui/field.tsx'
import { useState } from 'react'
import { useEndpoint } from '../api/use-endpoint.ts'
import { Combobox } from './combobox.tsx'

interface SalespersonFieldProps {
  readonly label: string
  readonly salespersonId: number | null
  readonly onChoose: (salespersonId: number | null) => void
  readonly isDisabled?: boolean
}

/** Who deals with a lead (decision 106); the server searches. */
export function SalespersonField({ label, salespersonId, onChoose, isDisabled = false }: SalespersonFieldProps) {
  const [text, setText] = useState('')
  const list = useEndpoint(salespersonEndpoints.list, isDisabled ? null : { query: { q: text, page_size: 25 } })
  const asked = salespersonId === null ? null : { params: { id: salespersonId } }
  const chosen = useEndpoint(salespersonEndpoints.get, asked, { keepPreviousData: false })
  const name = chosen.data?.name ?? `Salesperson ${salespersonId ?? ''}`
  return (
    <Field label={label}>
      {(control) => (
        <Combobox
          control={control}
          chosen={salespersonId === null ? null : { id: salespersonId, name }}
          options={
            list.data?.results.map((person) => ({ id: person.id, name: person.name, detail: person.position })) ?? []
          }
          isLoading={list.isValidating}
          isDisabled={isDisabled}
          placeholder="Unassigned"
          clearLabel="Unassign"
          onType={setText}
          onChoose={(person) => onChoose(person?.id ?? null)}
        />
      )}
    </Field>
  )
}
