import type { FinancingOptionLabel } from '@tahanan/contracts/property/financing-option.ts'
import { formatPesos } from '@tahanan/contracts/money/format-pesos.ts'
import { Chip } from '../ui/chip.tsx'

interface FinancingChipsProps {
  readonly options: readonly FinancingOptionLabel[]
  readonly isAbovePagIbig: boolean
  readonly ceilingPesos: number
}

/** How it can be financed, and when the fund's ceiling is in the way (decisions §10). */
export function FinancingChips({ options, isAbovePagIbig, ceilingPesos }: FinancingChipsProps) {
  return (
    <div className="mt-4">
      <h3 className="font-semibold">Financing</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {options.map((option) => (
          <li key={option}>
            <Chip tone="brand">{option}</Chip>
          </li>
        ))}
      </ul>
      {isAbovePagIbig && options.includes('PAG-IBIG Financing') && (
        <p className="mt-2 text-sm text-warning">
          The loan is above {formatPesos(ceilingPesos * 100)}, the most that PAG-IBIG lends: the rest must be paid
          otherwise.
        </p>
      )}
    </div>
  )
}
