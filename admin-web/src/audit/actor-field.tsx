import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import { PAGE_LIMITS } from '@tahanan/contracts/page/page-limits.ts'
import { Field } from '@tahanan/web/ui/field.tsx'
import { Select } from '@tahanan/web/ui/select.tsx'
import { useEndpoint } from '../api/use-endpoint.ts'

interface ActorFieldProps {
  /** Id of an account, `system`, or nothing. */
  readonly value: string
  readonly onChange: (actor: string) => void
}

/** Whose doings are shown. */
export function ActorField({ value, onChange }: ActorFieldProps) {
  const accounts = useEndpoint(accountEndpoints.list, { query: { page_size: PAGE_LIMITS.max } })
  const people = (accounts.data?.results ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  const options = [{ value: '', label: 'Anybody' }, { value: 'system', label: 'System' }, ...people]
  // Of an address: somebody beyond the hundred, or not yet there.
  if (!options.some((option) => option.value === value)) options.push({ value, label: `Account ${value}` })
  return (
    <Field label="Who">
      {(control) => (
        <Select {...control} value={value} options={options} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}
