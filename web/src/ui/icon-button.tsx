import type { ButtonHTMLAttributes } from 'react'
import { classNames } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: IconName
  /** Said in place of the picture. */
  readonly label: string
  readonly isFilled?: boolean
}

/** A button that is a picture: 44 pixels to press, with its words for those who do not see it. */
export function IconButton({ icon, label, isFilled = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors',
        'hover:bg-sunken hover:text-ink disabled:opacity-40 aria-disabled:opacity-40',
        className,
      )}
    >
      <Icon name={icon} isFilled={isFilled} />
    </button>
  )
}
