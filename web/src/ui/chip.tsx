import { type ReactNode, useId } from 'react'
import { classNames } from './classes.ts'

interface ChipProps {
  readonly tone?: 'plain' | 'brand' | 'accent' | 'success' | 'warning' | 'danger' | 'picture'
  readonly children: ReactNode
  readonly className?: string
}

const TONES = {
  plain: 'bg-sunken text-ink',
  brand: 'bg-brand-soft text-brand-strong',
  accent: 'bg-accent-soft text-accent',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  picture: 'bg-shade/75 text-white',
} as const

/** A word or two about the thing it stands on. `picture` can be read on any photograph. */
export function Chip({ tone = 'plain', children, className }: ChipProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-medium',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}

interface AmenityChipsProps {
  readonly title: string
  readonly names: readonly string[]
}

/** Amenities as chips; nothing where there are none. */
export function AmenityChips({ title, names }: AmenityChipsProps) {
  const titleId = useId()
  if (names.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-xl font-semibold">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name}>
            <Chip className="px-3 py-1">{name}</Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
