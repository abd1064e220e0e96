import type { FormEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { formParams } from '../ui/form-params.ts'
import { Input } from '../ui/input.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { EnquiryFailure } from './enquiry-failure.tsx'
import { EnquiryThanks } from './enquiry-thanks.tsx'
import { Honeypot } from './honeypot.tsx'
import type { EnquiryForm } from './use-enquiry-form.ts'

interface EnquiryFieldsProps {
  readonly form: EnquiryForm
  readonly messageHint?: string
}

const LINES = [
  { field: 'fullname', label: 'Full name', type: 'text', autoComplete: 'name' },
  { field: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' },
  { field: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
] as const

/** "Fields fullname, email, phone, message" (§2), disabled until valid (§5); thanks with the reference once it is sent. */
export function EnquiryFields({ form, messageHint }: EnquiryFieldsProps) {
  const { enquiry, problems, change, leave } = form
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.send(formParams(event.currentTarget).get('website') ?? '')
  }
  if (form.reference !== undefined) return <EnquiryThanks reference={form.reference} onAnother={form.beginAnew} />
  return (
    // The words of §5 are shown beside the fields, not the browser's own.
    <form noValidate onSubmit={submit} className="space-y-4">
      {LINES.map(({ field, label, type, autoComplete }) => (
        <Field key={field} label={label} isRequired error={problems[field]}>
          {(control) => (
            <Input
              {...control}
              name={field}
              type={type}
              autoComplete={autoComplete}
              value={enquiry[field]}
              onChange={(event) => change({ [field]: event.target.value })}
              onBlur={() => leave(field)}
            />
          )}
        </Field>
      ))}
      <Field label="Message" isRequired error={problems.message} hint={messageHint}>
        {(control) => (
          <Textarea
            {...control}
            name="message"
            value={enquiry.message}
            onChange={(event) => change({ message: event.target.value })}
            onBlur={() => leave('message')}
          />
        )}
      </Field>
      <Honeypot />
      <div>
        <label className="flex items-start gap-3 text-sm">
          <input
            type="checkbox"
            name="consent"
            aria-required="true"
            className="mt-0.5 size-5 shrink-0 accent-brand"
            checked={enquiry.consent}
            onChange={(event) => change({ consent: event.target.checked })}
            onBlur={() => leave('consent')}
          />
          <span>
            I agree that these details are kept and used to answer this enquiry, and for nothing else (Data Privacy Act,
            RA 10173). I may ask to see or to erase them.
          </span>
        </label>
        {problems.consent !== undefined && <p className="mt-1 text-sm font-medium text-danger">{problems.consent}</p>}
      </div>
      {form.failure !== undefined && <EnquiryFailure failure={form.failure} />}
      <Button type="submit" isWide disabled={!form.canSend} isBusy={form.isSending}>
        {form.isSending ? 'Sending' : 'Submit'}
      </Button>
    </form>
  )
}
