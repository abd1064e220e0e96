import { PAGE_LIMITS } from '@tahanan/contracts/page/page-limits.ts'
import { IconButton } from '@tahanan/web/ui/icon-button.tsx'
import { Select } from '@tahanan/web/ui/field.tsx'
import { numberText } from '../screen/count-texts.ts'

interface PagerProps {
  readonly count: number
  readonly page: number
  readonly pageSize: number
  readonly onChange: (change: { readonly page?: number; readonly pageSize?: number }) => void
  readonly noun: string
}

/** Which rows there are to see, the next ones, and how many at a time (§9, decision 67a). */
export function Pager({ count, page, pageSize, onChange, noun }: PagerProps) {
  const pages = Math.max(1, Math.ceil(count / pageSize))
  const first = Math.min(count, (page - 1) * pageSize + 1)
  const last = Math.min(count, page * pageSize)
  return (
    <nav
      aria-label={`Pages of ${noun}`}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line p-3 text-sm"
    >
      <p role="status" className="flex-1 text-ink-soft">
        {numberText(first)}–{numberText(last)} of {numberText(count)}
      </p>
      <span className="flex items-center gap-2">
        <span className="hidden text-ink-soft sm:inline">Rows</span>
        <Select
          aria-label="Rows per page"
          className="w-24"
          options={PAGE_LIMITS.staffSizes.map((size) => ({ value: String(size), label: String(size) }))}
          value={String(pageSize)}
          onChange={(event) => onChange({ pageSize: Number(event.target.value) })}
        />
      </span>
      <span className="flex items-center">
        <IconButton
          icon="chevron-left"
          label="Previous page"
          disabled={page <= 1}
          onClick={() => onChange({ page: Math.min(page - 1, pages) })}
        />
        <IconButton
          icon="chevron-right"
          label="Next page"
          disabled={page >= pages}
          onClick={() => onChange({ page: page + 1 })}
        />
      </span>
    </nav>
  )
}
