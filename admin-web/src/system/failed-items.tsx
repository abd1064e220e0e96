import type { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { Icon } from '@tahanan/web/ui/icon.tsx'
import { Skeleton } from '@tahanan/web/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { Failure } from '../form/failure.tsx'

interface FailedItemsProps<Item extends { readonly id: string | number }> {
  /** What `useEndpoint` gives: of all, the newest. */
  readonly list: {
    readonly data: { readonly count: number; readonly results: readonly Item[] } | undefined
    readonly error: ApiProblem | undefined
    readonly mutate: () => Promise<unknown>
  }
  /** What it is good to read here. */
  readonly nothing: string
  readonly label: string
  readonly children: (item: Item) => ReactNode
}

/** What went wrong for good, each with what can be done about it. */
export function FailedItems<Item extends { readonly id: string | number }>(props: FailedItemsProps<Item>) {
  const { list, nothing, label, children } = props
  const { data, error } = list
  if (data === undefined && error !== undefined) return <Failure problem={error} onRetry={() => void list.mutate()} />
  if (data === undefined) return <Skeleton className="h-16" />
  if (data.results.length === 0) {
    return (
      <p className="flex items-center gap-2 text-success">
        <Icon name="check" /> {nothing}
      </p>
    )
  }
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line">
        {data.results.map((item) => (
          <li key={item.id} className="py-3 first:pt-0 last:pb-0">
            {children(item)}
          </li>
        ))}
      </ul>
      {data.count > data.results.length && (
        <p className="text-sm text-ink-soft">
          The newest {data.results.length} of {data.count}.
        </p>
      )}
    </>
  )
}
