import { Button } from '@tahanan/web/ui/button.tsx'
import { lazy, Suspense, useState } from 'react'
import type { HistoryDialogProps } from './history-dialog.tsx'

const Dialog = lazy(async () => ({ default: (await import('./history-dialog.tsx')).HistoryDialog }))

/** Who changed what of a record; fetched when it is first opened. */
export function History(props: HistoryDialogProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  )
}

/** Opens the history of the record that a screen is about. */
export function HistoryButton({ record, name }: Pick<HistoryDialogProps, 'record' | 'name'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        History
      </Button>
      {isOpen && <History record={record} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}
