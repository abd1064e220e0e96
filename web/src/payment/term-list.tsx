import type { PaymentLine } from './payment-lines.ts'

/** Terms and what they are, line by line. */
export function TermList({ lines }: { readonly lines: readonly PaymentLine[] }) {
  return (
    <dl className="mt-3 divide-y divide-line">
      {lines.map(({ term, value }) => (
        <div key={term} className="flex flex-wrap justify-between gap-x-4 py-2">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="text-right font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
