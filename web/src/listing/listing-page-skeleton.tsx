import { Skeleton } from '../ui/skeleton.tsx'

/** A listing's page on its way, laid out as it will be. */
export function ListingPageSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="mx-auto max-w-page sm:px-6">
      <div className="px-4 py-4 sm:px-0">
        <Skeleton className="h-5 w-64" />
      </div>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="space-y-6">
          <Skeleton className="h-72 rounded-none sm:h-[500px] sm:rounded-xl" />
          <div className="space-y-4 px-4 sm:px-0">
            <Skeleton className="h-9 w-56" />
            <Skeleton className="h-8 w-3/4" />
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-28" />
          </div>
        </div>
        <Skeleton className="mx-4 h-96 rounded-lg sm:mx-0" />
      </div>
    </div>
  )
}
