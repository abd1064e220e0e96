/** The look of everything that is filled in. */
export const CONTROL_CLASSES =
  'block w-full rounded border border-line-strong bg-surface px-3 text-base text-ink placeholder:text-ink-soft ' +
  'transition-colors hover:border-ink-soft focus:border-brand focus:outline-none focus:ring-2 focus:ring-brand/40 ' +
  'aria-[invalid=true]:border-danger disabled:bg-sunken disabled:text-ink-soft'
