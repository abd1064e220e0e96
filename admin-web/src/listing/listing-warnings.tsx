import type { ListingWarning } from '@tahanan/contracts/listing/listing-rules.ts'

/** What staff should look at again, though it stops nothing. */
export function ListingWarnings({ warnings }: { readonly warnings: readonly ListingWarning[] }) {
  if (warnings.length === 0) return null
  return (
    <ul className="space-y-1 rounded bg-warning-soft px-4 py-3 text-sm text-warning">
      {warnings.map(({ code, message }) => (
        <li key={code}>{message}</li>
      ))}
    </ul>
  )
}
