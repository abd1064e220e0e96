import { useSaving } from '../form/use-saving.ts'
import { FormDialog, type FormDialogProps } from './form-dialog.tsx'

interface ActDialogProps extends Pick<
  FormDialogProps,
  'title' | 'submitLabel' | 'isDangerous' | 'onClose' | 'children'
> {
  readonly act: () => Promise<unknown>
  /** Also after a refusal: what is shown may be older than what there is. */
  readonly onActed?: () => void
}

/** Asks before something is done, and closes once it is. */
export function ActDialog({ act, onActed, ...form }: ActDialogProps) {
  const saving = useSaving()
  const submit = async (): Promise<void> => {
    const isDone = await saving.run(act)
    onActed?.()
    if (isDone) form.onClose()
  }
  return <FormDialog {...form} saving={saving} onSubmit={() => void submit()} />
}
