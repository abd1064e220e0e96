import { useId } from 'react'
import { Chip } from './chip.tsx'

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
