import type { PersonAnswer } from '@tahanan/contracts/person/person.ts'
import { socialAddress } from '@tahanan/contracts/social/social-address.ts'
import type { ReactNode } from 'react'
import { Facts } from '../screen/facts.tsx'
import { LicenseChips } from './license-chips.tsx'
import { PERSON_LABELS } from './person-draft.ts'

const LINK = 'text-brand underline underline-offset-4'

interface PersonFactsProps {
  readonly person: PersonAnswer
  /** What else is known: a firm, a broker. */
  readonly more: readonly (readonly [name: string, value: ReactNode])[]
}

/** Somebody to be read: photo, numbers to call, accounts to open. */
export function PersonFacts({ person, more }: PersonFactsProps) {
  return (
    <div className="flex flex-wrap items-start gap-6">
      {person.image !== null && (
        <img src={person.image} alt={person.name} className="size-32 rounded border border-line object-cover" />
      )}
      <Facts
        facts={[
          [PERSON_LABELS.position, person.position],
          [
            PERSON_LABELS.contact,
            <Links
              key="numbers"
              links={person.contact_numbers.map(({ number, e164 }) => ({
                label: number,
                href: e164 === null ? null : `tel:${e164}`,
              }))}
            />,
          ],
          [PERSON_LABELS.email, person.email],
          [
            PERSON_LABELS.license,
            <LicenseChips key="licenses" licenses={person.license} isLicensed={person.is_licensed} />,
          ],
          ...more,
          [
            PERSON_LABELS.socials,
            person.socials.length === 0 ? (
              ''
            ) : (
              <Links
                key="socials"
                links={person.socials.map((social) => ({
                  label: `${social.name}: ${social.account}`,
                  href: socialAddress(social),
                }))}
              />
            ),
          ],
        ]}
      />
    </div>
  )
}

interface LinksProps {
  readonly links: readonly { readonly label: string; readonly href: string | null }[]
}

function Links({ links }: LinksProps) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={label}>
          {href === null ? (
            label
          ) : (
            <a href={href} rel="noreferrer" className={LINK}>
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
