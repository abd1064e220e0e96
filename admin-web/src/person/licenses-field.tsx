import { LICENSE_KINDS } from '@tahanan/contracts/license/license-kind.ts'
import { Input } from '@tahanan/web/ui/input.tsx'
import { Select } from '@tahanan/web/ui/select.tsx'
import { LineList } from './line-list.tsx'
import { type LicenseLine, PERSON_LABELS } from './person-draft.ts'

interface LicensesFieldProps {
  readonly isRequired: boolean
  readonly licenses: readonly LicenseLine[]
  readonly onChange: (licenses: readonly LicenseLine[]) => void
  readonly messages?: readonly string[] | undefined
}

const KINDS = LICENSE_KINDS.map((value) => ({ value, label: value }))
const BLANK: LicenseLine = { id: undefined, name: '', kind: 'PRC', valid_until: '' }

/** Licences with their kind, number and last day (decision 94). */
export function LicensesField({ isRequired, licenses, onChange, messages }: LicensesFieldProps) {
  return (
    <LineList
      title={PERSON_LABELS.license}
      isRequired={isRequired}
      lines={licenses}
      onChange={onChange}
      blank={BLANK}
      addLabel="Add a license"
      removeLabel={(place) => `Remove license ${place}`}
      max={20}
      messages={messages}
    >
      {(license, change, place) => (
        <div className="grid gap-2 sm:grid-cols-[6rem_1fr_10rem]">
          <Select
            aria-label={`Kind of license ${place + 1}`}
            options={KINDS}
            value={license.kind}
            onChange={({ target: { value } }) =>
              change({ ...license, kind: LICENSE_KINDS.find((kind) => kind === value) ?? 'PRC' })
            }
          />
          <Input
            aria-label={`Number of license ${place + 1}`}
            placeholder="Number"
            value={license.name}
            onChange={(event) => change({ ...license, name: event.target.value })}
          />
          <Input
            aria-label={`License ${place + 1} is valid until`}
            title="Valid until"
            type="date"
            value={license.valid_until}
            onChange={(event) => change({ ...license, valid_until: event.target.value })}
          />
        </div>
      )}
    </LineList>
  )
}
