/** Classes joined, those left out that are nothing. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

export interface ButtonLook {
  /** One primary action in view at most. */
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  readonly size?: 'small' | 'medium' | undefined
  readonly isWide?: boolean | undefined
}

const KINDS = {
  primary: 'bg-brand text-brand-ink shadow-card hover:bg-brand-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-ink-soft hover:bg-sunken',
  quiet: 'text-brand hover:bg-brand-soft',
  danger: 'bg-danger text-page hover:opacity-90',
} as const

const SIZES = {
  small: 'h-9 gap-1.5 px-3 text-sm',
  medium: 'h-11 gap-2 px-4 text-base',
} as const

/** The look of everything that is pressed, buttons and links alike. */
export function buttonClasses({ kind = 'primary', size = 'medium', isWide = false }: ButtonLook): string {
  return classNames(
    'inline-flex select-none items-center justify-center whitespace-nowrap rounded font-semibold transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sunken disabled:text-ink-soft disabled:shadow-none',
    KINDS[kind],
    SIZES[size],
    isWide && 'w-full',
  )
}

/** A link that takes the whole card it stands in, which is what shows the focus: inside, where nothing clips it. */
export const CARD_LINK =
  'after:absolute after:inset-0 after:rounded-lg hover:text-brand group-hover:text-brand focus-visible:outline-none ' +
  'focus-visible:after:outline focus-visible:after:outline-[3px] focus-visible:after:-outline-offset-[3px] focus-visible:after:outline-brand'

/** The look of everything that is filled in. */
export const CONTROL_CLASSES =
  'block w-full rounded border border-line-strong bg-surface px-3 text-base text-ink placeholder:text-ink-soft ' +
  'transition-colors hover:border-ink-soft focus:border-brand focus:outline-none focus:ring-2 focus:ring-brand/40 ' +
  'aria-[invalid=true]:border-danger disabled:bg-sunken disabled:text-ink-soft'
