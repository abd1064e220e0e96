import { FormDialog, type FormDialogProps } from '../dialog/form-dialog.tsx'
import { OvertakenNote } from './overtaken-note.tsx'
import { StaleDialog, type StaleDialogProps } from './stale-dialog.tsx'

interface EditDialogProps<Values>
  extends StaleDialogProps<Values>, Omit<FormDialogProps, 'saving' | 'onSubmit' | 'submitLabel' | 'size'> {
  /** As others are told of it. */
  readonly noun: string
  readonly id: number
}

/** The form of a record in a dialog, and over it what a colleague has changed meanwhile. */
export function EditDialog<Values extends Readonly<Record<string, unknown>>>(props: EditDialogProps<Values>) {
  const { edit, labels, show, noun, id, children, ...form } = props
  return (
    <>
      <FormDialog {...form} size="wide" saving={edit.saving} onSubmit={() => void edit.save()}>
        <OvertakenNote noun={noun} id={id} edit={edit} />
        {children}
      </FormDialog>
      <StaleDialog edit={edit} labels={labels} show={show} />
    </>
  )
}
