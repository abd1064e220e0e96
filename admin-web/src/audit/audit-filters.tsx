import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import { PAGE_LIMITS } from '@tahanan/contracts/page/page-limits.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Field, Input } from '@tahanan/web/ui/field.tsx'
import { SelectField, TextField } from '../form/fields.tsx'
import { useState } from 'react'
import { useEndpoint } from '../api/endpoint-calls.ts'
import type { AddressFilter } from '../table/use-table-address.ts'
import type { AuditFilterName } from './audit-address.ts'

interface AuditFiltersProps {
  readonly filter: AddressFilter<AuditFilterName>
  /** What the trail knows; undefined while it is on its way. */
  readonly known: { readonly nouns: readonly string[]; readonly actions: readonly string[] } | undefined
  readonly isFiltered: boolean
}

const NOTHING = { actor: '', noun: '', id: '', action: '', since: '', until: '', before: '' } as const

/** Who, what, which, and from when to when. */
export function AuditFilters({ filter, known, isFiltered }: AuditFiltersProps) {
  const word = (label: string, name: 'noun' | 'action', anyLabel: string, words: readonly string[] = []) => {
    const chosen = filter.get(name)
    const offered = chosen === '' || words.includes(chosen) ? words : [...words, chosen]
    return (
      <SelectField
        label={label}
        value={chosen}
        options={[
          { value: '', label: anyLabel },
          ...offered.map((value) => ({ value, label: value.replaceAll('-', ' ') })),
        ]}
        onChange={(value) => filter.change(name === 'noun' ? { noun: value, id: '' } : { action: value })}
      />
    )
  }
  const day = (label: string, name: 'since' | 'until') => (
    <TextField
      label={label}
      type="date"
      value={filter.get(name)}
      onChange={(value) => filter.change({ [name]: value })}
    />
  )
  return (
    <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3 lg:grid-cols-6">
      <ActorField value={filter.get('actor')} onChange={(actor) => filter.change({ actor })} />
      {word('What', 'noun', 'Anything', known?.nouns)}
      <RecordIdField
        key={filter.get('id')}
        value={filter.get('id')}
        isDisabled={filter.get('noun') === ''}
        onChange={(id) => filter.change({ id })}
      />
      {word('Action', 'action', 'Any action', known?.actions)}
      {day('From', 'since')}
      {day('To', 'until')}
      {isFiltered && (
        <Button kind="quiet" size="small" className="justify-self-start" onClick={() => filter.change(NOTHING)}>
          Clear the filters
        </Button>
      )}
    </div>
  )
}

interface ActorFieldProps {
  /** Id of an account, `system`, or nothing. */
  readonly value: string
  readonly onChange: (actor: string) => void
}

/** Whose doings are shown. */
function ActorField({ value, onChange }: ActorFieldProps) {
  const accounts = useEndpoint(accountEndpoints.list, { query: { page_size: PAGE_LIMITS.max } })
  const people = (accounts.data?.results ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  const options = [{ value: '', label: 'Anybody' }, { value: 'system', label: 'System' }, ...people]
  // Of an address: somebody beyond the hundred, or not yet there.
  if (!options.some((option) => option.value === value)) options.push({ value, label: `Account ${value}` })
  return <SelectField label="Who" value={value} options={options} onChange={onChange} />
}

interface RecordIdFieldProps {
  readonly value: string
  readonly isDisabled: boolean
  readonly onChange: (id: string) => void
}

/** The id of one record; asked for with Enter, or on leaving the field. */
function RecordIdField({ value, isDisabled, onChange }: RecordIdFieldProps) {
  const [text, setText] = useState(value)
  const send = (): void => {
    if (text !== value) onChange(text)
  }
  return (
    <Field label="Id">
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          maxLength={9}
          placeholder="All"
          disabled={isDisabled}
          value={text}
          onChange={(event) => setText(event.target.value.replaceAll(/\D/g, ''))}
          onBlur={send}
          onKeyDown={(event) => {
            if (event.key === 'Enter') send()
          }}
        />
      )}
    </Field>
  )
}
