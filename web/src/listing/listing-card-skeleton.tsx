import { Skeleton } from '../ui/skeleton.tsx'

/** A listing card on its way, as large as it will be. */
export function ListingCardSkeleton() {
  return (
    <div className="w-full max-w-[360px] overflow-hidden rounded-lg border border-line bg-surface">
      <Skeleton className="aspect-[4/3] rounded-none" />
      <div className="space-y-3 p-4">
        <Skeleton className="h-6 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="mt-4 h-4 w-full" />
      </div>
    </div>
  )
}
