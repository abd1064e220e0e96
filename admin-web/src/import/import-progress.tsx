import type { ImportAnswer } from '@tahanan/contracts/import/import-answer.ts'

const NUMBER = new Intl.NumberFormat('en-PH')

/** How far a pass over the file is. */
export function ImportProgress({ run }: { readonly run: ImportAnswer }) {
  const words = run.state === 'running' ? 'Taking rows in' : 'Checking rows'
  return (
    <div role="status">
      <p className="text-sm text-ink-soft">
        {words}: {NUMBER.format(run.counts.rows)} so far, {Math.floor(run.progress * 100)} % of the file
      </p>
      <progress aria-label={words} value={run.progress} className="mt-1 h-2 w-full max-w-md accent-brand" />
    </div>
  )
}
