import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { useState } from 'react'
import { DialogButtons } from '../dialog/dialog-buttons.tsx'
import { sendEndpoint } from '../api/endpoint-calls.ts'
import { saveFile } from '../download/download-button.tsx'
import { SavingNotes } from '../form/saving-notes.tsx'
import { TextField } from '../form/fields.tsx'
import { useSaving } from '../form/use-saving.ts'
import { useMay } from '../session/use-session.ts'
import { Form } from '../form/form.tsx'

interface PersonDataButtonProps {
  /** Of the person on the screen; empty where one asks for anybody. */
  readonly email?: string
  readonly phone?: string
  /** Some leads are gone for good. */
  readonly onErased: () => void
}

/** What RA 10173 lets a person ask for: all that is kept of them, or that it goes. Administrators alone see it. */
export function PersonDataButton(props: PersonDataButtonProps) {
  const [isOpen, setOpen] = useState(false)
  if (!useMay(leadEndpoints.erasePerson)) return null
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Personal data
      </Button>
      {isOpen && <PersonDataDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

const FIELDS = ['email', 'phone']

function PersonDataDialog(props: PersonDataButtonProps & { readonly onClose: () => void }) {
  const { onErased, onClose } = props
  const [email, setEmail] = useState(props.email ?? '')
  const [phone, setPhone] = useState(props.phone ?? '')
  const [typed, setTyped] = useState('')
  /** What the last press came to. */
  const [outcome, setOutcome] = useState('')
  const [isErased, setErased] = useState(false)
  const saving = useSaving()
  const body = { email: email.trim(), phone: phone.trim() }
  const wanted = body.email || body.phone
  const isTyped = wanted !== '' && typed.trim().toLowerCase() === wanted.toLowerCase()
  const close = (): void => {
    onClose()
    if (isErased) onErased()
  }

  const exportAll = (): Promise<boolean> => {
    setOutcome('')
    return saving.run(async () => {
      const answer = await sendEndpoint(leadEndpoints.exportPerson, { body })
      const kept = keptText(answer.leads.length, answer.alerts.length)
      setOutcome(kept === undefined ? NOTHING : `The file has ${kept}.`)
      if (kept === undefined) return
      const text = JSON.stringify(answer, undefined, 2)
      saveFile(new Blob([text], { type: 'application/json' }), 'personal-data.json')
    })
  }
  const erase = (): Promise<boolean> => {
    setOutcome('')
    return saving.run(async () => {
      const answer = await sendEndpoint(leadEndpoints.erasePerson, { body })
      const gone = keptText(answer.erased, answer.alerts)
      setErased((before) => before || answer.erased > 0)
      setOutcome(gone === undefined ? NOTHING : `Erased: ${gone}.`)
      setTyped('')
    })
  }

  return (
    <Dialog isOpen title="Personal data" onClose={close}>
      <div className="space-y-5">
        <p className="text-ink-soft">
          Everything that carries this e-mail address or this number, however it was written, deleted leads and notes
          included.
        </p>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="E-mail address"
            type="email"
            value={email}
            messages={saving.messages('email')}
            onChange={setEmail}
          />
          <TextField label="Phone" type="tel" value={phone} messages={saving.messages('phone')} onChange={setPhone} />
        </div>
        <Button kind="secondary" isBusy={saving.isRunning} onClick={() => void exportAll()}>
          Export as a file
        </Button>
        <Form className="space-y-4 border-t border-line pt-5" onSubmit={() => isTyped && void erase()}>
          <p>
            Erasing cannot be undone: leads, notes, alerts and what the audit trail quotes of them are gone for good.
            The trail keeps that something was erased, when and by whom.
          </p>
          <TextField
            className="[overflow-wrap:anywhere]"
            label={wanted === '' ? 'Type the address again' : `Type ${wanted} to erase`}
            value={typed}
            isDisabled={wanted === ''}
            onChange={setTyped}
          />
          <Button type="submit" kind="danger" icon="trash" disabled={!isTyped} isBusy={saving.isRunning}>
            Erase for good
          </Button>
        </Form>
        <SavingNotes saving={saving} shownFields={FIELDS} />
        <p role="status" className="font-medium empty:hidden">
          {outcome}
        </p>
        <DialogButtons onClose={close} />
      </div>
    </Dialog>
  )
}

const NOTHING = 'Nothing is kept of this person.'

/** `2 leads and 1 alert`; undefined for nothing. A viewing belongs to its lead. */
function keptText(leads: number, alerts: number): string | undefined {
  const parts = [
    leads > 0 && (leads === 1 ? '1 lead' : `${leads} leads`),
    alerts > 0 && (alerts === 1 ? '1 alert' : `${alerts} alerts`),
  ].filter((part) => part !== false)
  return parts.length === 0 ? undefined : parts.join(' and ')
}
