import type { DeveloperPage } from '@tahanan/contracts/developer/developer-page.ts'
import { Icon, type IconName } from '../ui/icon.tsx'

interface Line {
  readonly icon: IconName
  readonly name: string
  readonly value: string
}

/** Where and by whom a developer can be reached. */
export function DeveloperContact({ developer }: { readonly developer: DeveloperPage }) {
  const lines: readonly Line[] = [
    { icon: 'pin', name: 'Office address', value: developer.office_address },
    { icon: 'user', name: 'Contact person', value: developer.contact_person },
    { icon: 'phone', name: 'Contact number', value: developer.contact_number },
  ]
  return (
    <dl className="space-y-3 border-t border-line pt-5 md:max-w-xs md:border-l md:border-t-0 md:pl-8 md:pt-0">
      {lines
        .filter(({ value }) => value !== '')
        .map(({ icon, name, value }) => (
          <div key={name} className="flex gap-3">
            <dt className="pt-0.5 text-brand">
              <Icon name={icon} />
              <span className="sr-only">{name}</span>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
