import { FormDialog, type FormDialogProps } from '../dialog/form-dialog.tsx'
import { OvertakenNote, type OvertakenNoteProps } from './overtaken-note.tsx'
import { StaleDialog, type StaleDialogProps } from './stale-dialog.tsx'

interface EditDialogProps<Values>
  extends
    StaleDialogProps<Values>,
    Pick<OvertakenNoteProps, 'get'>,
    Omit<FormDialogProps, 'saving' | 'onSubmit' | 'submitLabel' | 'size'> {}

/** The form of a record in a dialog, and over it what a colleague has changed meanwhile. */
export function EditDialog<Values extends Readonly<Record<string, unknown>>>(props: EditDialogProps<Values>) {
  const { edit, labels, show, get, children, ...form } = props
  return (
    <>
      <FormDialog {...form} size="wide" saving={edit.saving} onSubmit={() => void edit.save()}>
        <OvertakenNote edit={edit} get={get} />
        {children}
      </FormDialog>
      <StaleDialog edit={edit} labels={labels} show={show} />
    </>
  )
}
