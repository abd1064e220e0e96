import type { ReactNode } from 'react'

interface FactsProps {
  /** Name and value; what has no value stays out. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[]
}

/** Names and values of a record that is read. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid min-w-0 flex-1 gap-x-6 gap-y-3 sm:grid-cols-2">
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

interface FirmFactsProps extends FactsProps {
  readonly name: string
  /** Its address, where there is one. */
  readonly logo: string | null | undefined
}

/** The same of a firm, beside its logo. */
export function FirmFacts({ name, logo, facts }: FirmFactsProps) {
  return (
    <div className="flex flex-wrap items-start gap-6">
      {logo && <img src={logo} alt={`Logo of ${name}`} className="size-24 rounded border border-line object-contain" />}
      <Facts facts={facts} />
    </div>
  )
}
