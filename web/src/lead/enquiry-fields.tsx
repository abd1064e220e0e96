import type { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { LANGUAGE } from '../message/language.ts'
import { SLOT, withNodes } from '../message/with-nodes.tsx'
import { m } from '../message/messages.ts'
import { Button } from '../ui/button.tsx'
import { Field, Textarea } from '../ui/field.tsx'
import { InputField } from '../ui/input-field.tsx'
import { TextLink } from '../ui/links.tsx'
import { formParams } from '../ui/form-params.ts'
import { Icon } from '../ui/icon.tsx'
import { useIsBrowser } from '../ui/use-is-browser.ts'
import type { EnquiryForm } from './use-enquiry-form.ts'

const LINES = [
  { field: 'fullname', label: m.lead.fullname(), type: 'text', autoComplete: 'name' },
  { field: 'email', label: m.lead.email(), type: 'email', autoComplete: 'email' },
  { field: 'phone', label: m.lead.phone(), type: 'tel', autoComplete: 'tel' },
] as const

interface EnquiryFieldsProps {
  readonly form: EnquiryForm
  readonly submitLabel?: string
  /** Above the fields. */
  readonly children?: ReactNode
}

/** "Fields fullname, email, phone, message" (§2), disabled until valid (§5); thanks with the reference once it is sent. */
export function EnquiryFields({ form, submitLabel = m.lead.submit(), children }: EnquiryFieldsProps) {
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
        {children}
        {LINES.map(({ field, label, type, autoComplete }) => (
          <InputField
            key={field}
            label={label}
            isRequired
            error={problems[field]}
            name={field}
            type={type}
            autoComplete={autoComplete}
            value={enquiry[field]}
            onChange={(event) => change({ [field]: event.target.value })}
            onBlur={() => leave(field)}
          />
        ))}
        <Field label={m.lead.message()} isRequired error={problems.message}>
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
              {withNodes(m.lead.consent({ notice: SLOT }), <TextLink to="/privacy">{m.lead.notice()}</TextLink>)}
            </span>
          </label>
          {problems.consent !== undefined && <p className="mt-1 text-sm font-medium text-danger">{problems.consent}</p>}
        </div>
        {form.failure !== undefined && <EnquiryFailure failure={form.failure} />}
        <Button type="submit" isWide disabled={!form.canSend} isBusy={form.isSending}>
          {form.isSending ? m.lead.sending() : submitLabel}
        </Button>
      </fieldset>
      <noscript>{m.lead.noScript()}</noscript>
    </form>
  )
}

/** A field that people neither see nor reach; machines fill it (decision 111). */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] top-auto size-px overflow-hidden">
      <label>
        {m.lead.website()}
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
      {failure.requestId !== undefined && failure.status >= 500 && ` ${m.lead.requestId({ id: failure.requestId })}`}
    </p>
  )
}

/** Why an enquiry was not sent, in words for who wrote it. */
export function failureText({ status, message, fields, retryAfterSeconds }: ApiProblem): string {
  const kept = m.lead.kept()
  if (status === 400) return m.lead.correct({ problem: LANGUAGE === 'en' ? message : refusedFields(fields) })
  if (status === 409) return m.viewing.taken({ kept })
  if (status === 429) return m.lead.tooMany({ when: inWords(retryAfterSeconds), kept })
  return status === 0 ? m.lead.offline({ kept }) : m.lead.away({ kept })
}

/** The server explains in English: in another language the fields are named, and each says that it was refused. */
function refusedFields(fields: ApiProblem['fields']): string {
  const known = [...LINES, { field: 'message', label: m.lead.message() }].filter(({ field }) => field in fields)
  return known.length === 0 ? m.lead.refused() : known.map(({ label }) => label).join(', ')
}

function inWords(seconds: number | undefined): string {
  return seconds === undefined ? m.lead.later() : m.lead.inMinutes({ count: Math.ceil(seconds / 60) })
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
        {m.lead.thanks()}
      </p>
      <p className="mt-1">{m.lead.thanksText()}</p>
      <p className="mt-2 select-all break-all font-mono text-lg font-semibold">{reference}</p>
      <Button kind="quiet" size="small" onClick={onAnother} className="-ml-3 mt-3">
        {m.lead.another()}
      </Button>
    </div>
  )
}
