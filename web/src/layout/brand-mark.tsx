import { SITE_NAME } from '../page/site-name.ts'

/** A roof over an open door, and the name. */
export function BrandMark() {
  return (
    <span className="flex items-center gap-2 text-xl font-bold tracking-tight text-ink">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
        <rect width="32" height="32" rx="9" className="fill-brand" />
        <path d="M6.5 15.5 16 7.5l9.5 8-1.6 1.9-7.9-6.6-7.9 6.6z" className="fill-brand-ink" />
        <path d="M10 18.2 16 13.2l6 5V24h-3.6v-3.2a2.4 2.4 0 0 0-4.8 0V24H10z" className="fill-brand-ink opacity-80" />
      </svg>
      {SITE_NAME}
    </span>
  )
}
