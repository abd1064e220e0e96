import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { Skeleton } from '@tahanan/web/ui/skeleton.tsx'
import { LoadFailure } from '../screen/load-failure.tsx'
import type { LoadedProps } from '../screen/loaded.tsx'

interface RecordDialogProps<Data> extends LoadedProps<Data> {
  readonly title: string
  readonly onClose: () => void
}

/** A record to be read: itself, its place while it is on its way, or why it does not come. */
export function RecordDialog<Data>({ title, state, onClose, children }: RecordDialogProps<Data>) {
  const { data, error } = state
  return (
    <Dialog isOpen size="wide" title={title} onClose={onClose}>
      {data !== undefined && children(data)}
      {data === undefined && error === undefined && <Skeleton className="h-64" />}
      <LoadFailure title="It could not be loaded" state={state} />
    </Dialog>
  )
}
