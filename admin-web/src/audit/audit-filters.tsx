import { Button } from '@tahanan/web/ui/button.tsx'
import { Field } from '@tahanan/web/ui/field.tsx'
import { Input } from '@tahanan/web/ui/input.tsx'
import { Select } from '@tahanan/web/ui/select.tsx'
import type { AddressFilter } from '../table/use-address-filter.ts'
import type { AuditFilterName } from './audit-address.ts'
import { RecordIdField } from './record-id-field.tsx'
import { ActorField } from './actor-field.tsx'

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
      <Field label={label}>
        {(control) => (
          <Select
            {...control}
            value={chosen}
            options={[
              { value: '', label: anyLabel },
              ...offered.map((value) => ({ value, label: value.replaceAll('-', ' ') })),
            ]}
            onChange={(event) =>
              filter.change(name === 'noun' ? { noun: event.target.value, id: '' } : { action: event.target.value })
            }
          />
        )}
      </Field>
    )
  }
  const day = (label: string, name: 'since' | 'until') => (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          type="date"
          value={filter.get(name)}
          onChange={(event) => filter.change({ [name]: event.target.value })}
        />
      )}
    </Field>
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
