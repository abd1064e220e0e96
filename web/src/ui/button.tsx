import type { ButtonHTMLAttributes } from 'react'
import { buttonClasses, type ButtonLook, classNames } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon?: IconName
  /** While what was pressed is under way: it says so, and cannot be pressed again. */
  readonly isBusy?: boolean
}

export function Button({ kind, size, isWide, icon, isBusy = false, children, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled === true || isBusy}
      aria-busy={isBusy || undefined}
      className={classNames(buttonClasses({ kind, size, isWide }), className)}
    >
      {isBusy ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  )
}
