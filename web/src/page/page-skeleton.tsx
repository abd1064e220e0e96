import { m } from '../message/messages.ts'
import { Skeleton } from '../ui/skeleton.tsx'

/** A page whose code is on its way. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label={m.page.loading()} className="mx-auto max-w-page space-y-6 px-4 py-8 sm:px-6">
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-96 rounded-lg" />
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-5 w-1/2" />
    </div>
  )
}
