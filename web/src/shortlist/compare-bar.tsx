import { ButtonLink } from '../ui/button-link.tsx'
import { COMPARE_MAX, type Comparison } from './use-comparison.ts'

/** How many are chosen, and the way to see them side by side. */
export function CompareBar({ comparison: { chosen, isFull } }: { readonly comparison: Comparison }) {
  if (chosen.length === 0) return null
  const isEnough = chosen.length > 1
  return (
    <div
      role="status"
      className="sticky bottom-4 z-20 mx-auto mt-8 flex w-fit max-w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3 shadow-floating"
    >
      <span>
        {chosen.length} of {COMPARE_MAX} chosen{isEnough ? '' : ', choose another'}
        {isFull && ', that is as many as fit'}
      </span>
      {isEnough && <ButtonLink to={`/compare?ids=${chosen.join(',')}`}>Compare</ButtonLink>}
    </div>
  )
}
