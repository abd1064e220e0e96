import type { LicenseAnswer } from '@tahanan/contracts/license/license.ts'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import { dayText } from '../time/time-texts.ts'

const TONES = { 'in force': 'success', ending: 'warning', lapsed: 'danger' } as const

/** Licences and how they stand; none is said, too (decision 91). */
export function LicenseChips({
  licenses,
  isLicensed,
}: {
  readonly licenses: readonly LicenseAnswer[]
  readonly isLicensed: boolean
}) {
  return (
    <span className="flex flex-wrap gap-1">
      {licenses.map(({ id, name, kind, standing, valid_until: until }) => (
        <Chip key={id} tone={TONES[standing]}>
          {name.startsWith(kind) ? name : `${kind} ${name}`}
          {standing !== 'in force' &&
            ` (${standing === 'lapsed' ? 'lapsed' : 'ends'} ${until === null ? '' : dayText(until)})`}
        </Chip>
      ))}
      {!isLicensed && <Chip tone="warning">no PRC accreditation</Chip>}
    </span>
  )
}
