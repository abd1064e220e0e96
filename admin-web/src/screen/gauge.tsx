import { Card } from '@tahanan/web/ui/card.tsx'
import { Metric } from '@tremor/react'
import type { ReactNode } from 'react'

interface GaugeProps {
  readonly label: string
  readonly value: ReactNode
  readonly hint?: ReactNode
  /** Something wants attention; said in words by the hint. */
  readonly isAlarming?: boolean
}

/** One number that is looked at from afar. */
export function Gauge({ label, value, hint, isAlarming = false }: GaugeProps) {
  return (
    <Card className={`min-w-0 p-4 ${isAlarming ? '!border-warning !bg-warning-soft' : ''}`}>
      <dt className={`text-sm ${isAlarming ? 'text-warning' : 'text-ink-soft'}`}>{label}</dt>
      <dd>
        <Metric className="tabular-nums">{value}</Metric>
        {hint !== undefined && (
          <span className={`text-sm ${isAlarming ? 'text-warning' : 'text-ink-soft'}`}>{hint}</span>
        )}
      </dd>
    </Card>
  )
}
