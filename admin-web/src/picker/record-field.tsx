import type { Endpoint, noInput } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import type { idParams } from '@tahanan/contracts/endpoint/id-fields.ts'
import type { staffListQuerySchema } from '@tahanan/contracts/page/staff-list.ts'
import { useState } from 'react'
import type { z } from 'zod'
import { useEndpoint } from '../api/endpoint-calls.ts'
import type { FieldState } from '../form/fields.tsx'
import { Combobox, optionsNow } from './combobox.tsx'

interface Named {
  readonly id: number
  readonly name: string
}

type NoInput = typeof noInput

interface RecordFieldProps<Row extends Named> extends FieldState<number | null> {
  readonly label: string
  readonly endpoints: {
    readonly list: Endpoint<NoInput, typeof staffListQuerySchema, NoInput, z.ZodType<{ readonly results: Row[] }>>
    readonly get: Endpoint<typeof idParams, NoInput, NoInput, z.ZodType<Named>>
  }
  readonly isRequired?: boolean
  readonly isDisabled?: boolean
  readonly placeholder?: string
  readonly clearLabel?: string
  /** Below a name: what tells it from others. */
  readonly detailOf?: (row: Row) => string
}

/** One of the records that have names, however many there are: the server searches. */
export function RecordField<Row extends Named>(props: RecordFieldProps<Row>) {
  const { label, endpoints, value: id, onChange, messages, isRequired = false, isDisabled = false, detailOf } = props
  const { placeholder = 'Type to search', clearLabel = `Clear ${label.toLowerCase()}` } = props
  const [text, setText] = useState('')
  const list = useEndpoint(endpoints.list, isDisabled ? null : { query: { q: text, page_size: 25 } })
  const chosen = useEndpoint(endpoints.get, id === null ? null : { params: { id } }, { keepPreviousData: false })
  const found = (list.data?.results ?? []).map((row) => ({
    id: row.id,
    name: row.name,
    ...(detailOf !== undefined && { detail: detailOf(row) }),
  }))
  return (
    <Combobox
      label={label}
      isRequired={isRequired}
      messages={messages}
      chosen={id === null ? null : { id, name: chosen.data?.name ?? `${label} ${id}` }}
      options={optionsNow(found, text, list)}
      isLoading={list.isValidating}
      isDisabled={isDisabled}
      placeholder={placeholder}
      onType={setText}
      onChoose={(record) => onChange(record?.id ?? null)}
      {...(!isRequired && { clearLabel })}
    />
  )
}
