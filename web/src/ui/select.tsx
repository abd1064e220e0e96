import type { SelectHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL_CLASSES } from './control-classes.ts'
import { Icon } from './icon.tsx'

export interface SelectOption {
  readonly value: string
  readonly label: string
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly options: readonly SelectOption[]
}

/** The browser's own select, dressed: it works with every keyboard, screen reader and phone. */
export function Select({ options, className, ...rest }: SelectProps) {
  return (
    <span className={classNames('relative block', className)}>
      <select {...rest} className={classNames(CONTROL_CLASSES, 'h-11 cursor-pointer appearance-none truncate pr-9')}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute right-3 top-3 size-5 text-ink-soft" />
    </span>
  )
}
