import { Chip } from '@tahanan/web/ui/chip.tsx'

interface CareReasonsProps {
  /** The gravest first. */
  readonly reasons: readonly { readonly label: string; readonly message: string }[]
}

/** Why something needs care, and what to do about it. */
export function CareReasons({ reasons }: CareReasonsProps) {
  return (
    <ul className="space-y-1">
      {reasons.map(({ label, message }) => (
        <li key={label}>
          <Chip tone="warning">{label}</Chip> <span className="text-ink-soft">{message}</span>
        </li>
      ))}
    </ul>
  )
}
