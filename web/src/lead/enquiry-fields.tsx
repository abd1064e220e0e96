import type { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { Field, Input, Textarea } from '../ui/field.tsx'
import { TextLink } from '../ui/links.tsx'
import { formParams } from '../ui/form-params.ts'
import { Icon } from '../ui/icon.tsx'
import { useIsBrowser } from '../ui/use-is-browser.ts'
import type { EnquiryForm } from './use-enquiry-form.ts'

const STILL_HERE = 'Your message is still here.'

const LINES = [
  { field: 'fullname', label: 'Full name', type: 'text', autoComplete: 'name' },
  { field: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' },
  { field: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
] as const

/** "Fields fullname, email, phone, message" (§2), disabled until valid (§5); thanks with the reference once it is sent. */
export function EnquiryFields({ form }: { readonly form: EnquiryForm }) {
  const { enquiry, problems, change, leave } = form
  const isBrowser = useIsBrowser()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.send(formParams(event.currentTarget).get('website') ?? '')
  }
  if (form.reference !== undefined) return <EnquiryThanks reference={form.reference} onAnother={form.beginAnew} />
  return (
    // The words of §5 are shown beside the fields, not the browser's own.
    <form noValidate onSubmit={submit}>
      {/* What is typed before the code is here would be lost. */}
      <fieldset disabled={!isBrowser} className="min-w-0 space-y-3">
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
        <Field label="Message" isRequired error={problems.message}>
          {(control) => (
            <Textarea
              {...control}
              name="message"
              rows={3}
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
              I agree that these details are kept and used to answer this enquiry, and for nothing else (Data Privacy
              Act, RA 10173). I may ask to see or to erase them. <TextLink to="/privacy">Privacy notice</TextLink>
            </span>
          </label>
          {problems.consent !== undefined && <p className="mt-1 text-sm font-medium text-danger">{problems.consent}</p>}
        </div>
        {form.failure !== undefined && <EnquiryFailure failure={form.failure} />}
        <Button type="submit" isWide disabled={!form.canSend} isBusy={form.isSending}>
          {form.isSending ? 'Sending' : 'Submit'}
        </Button>
      </fieldset>
      <noscript>This form is sent by a script. Please call or write to us instead.</noscript>
    </form>
  )
}

/** A field that people neither see nor reach; machines fill it (decision 111). */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] top-auto size-px overflow-hidden">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}

/** Why an enquiry was not sent, and what to do; what was typed is still in the form. */
export function EnquiryFailure({ failure }: { readonly failure: ApiProblem }) {
  return (
    <p role="alert" className="rounded bg-danger-soft px-3 py-2 text-sm font-medium text-danger">
      {failureText(failure)}
      {failure.requestId !== undefined && failure.status >= 500 && ` Request ${failure.requestId}.`}
    </p>
  )
}

/** Why an enquiry was not sent, in words for who wrote it. */
export function failureText({ status, message, retryAfterSeconds }: ApiProblem): string {
  if (status === 400) return `Please correct this: ${message}`
  if (status === 429)
    return `You have sent several messages already. Please try again ${inWords(retryAfterSeconds)}. ${STILL_HERE}`
  if (status === 0) return `You seem to be offline. ${STILL_HERE} Send it again when you are connected.`
  return `It could not be sent right now. ${STILL_HERE} Please try again in a moment.`
}

function inWords(seconds: number | undefined): string {
  if (seconds === undefined) return 'later'
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`
}

interface EnquiryThanksProps {
  readonly reference: string
  readonly onAnother: () => void
}

/** In the place of the form once it is sent, with the number to ask by. */
function EnquiryThanks({ reference, onAnother }: EnquiryThanksProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="status" tabIndex={-1} className="rounded-lg bg-success-soft p-5 text-success outline-none">
      <p className="flex items-center gap-2 text-lg font-semibold">
        <Icon name="check" />
        Thank you
      </p>
      <p className="mt-1">We have your message and will answer soon. Your reference number:</p>
      <p className="mt-2 select-all break-all font-mono text-lg font-semibold">{reference}</p>
      <Button kind="quiet" size="small" onClick={onAnother} className="-ml-3 mt-3">
        Send another message
      </Button>
    </div>
  )
}
