import { alertPublicEndpoints } from '@tahanan/contracts/alert/alert.public-endpoints.ts'
import type { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { LEAD_LIMITS } from '@tahanan/contracts/lead/lead-limits.ts'
import { listingSearchParams } from '@tahanan/contracts/listing/listing-search-params.ts'
import { type FormEvent, useState } from 'react'
import { callEndpoint } from '../api/call-endpoint.ts'
import { useSending, useShownTime } from '../api/use-sending.ts'
import { Honeypot } from '../lead/enquiry-fields.tsx'
import { shownRefusal } from '../lead/use-enquiry-form.ts'
import { LANGUAGE } from '../message/language.ts'
import { m } from '../message/messages.ts'
import { SLOT, withNodes } from '../message/with-nodes.tsx'
import { understoodParams } from '../search/understood-params.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { InputField } from '../ui/input-field.tsx'
import { formParams } from '../ui/form-params.ts'
import { TextLink } from '../ui/links.tsx'
import type { AlertSubject } from './alert-button.tsx'
import { CADENCE_CHOICES, cadenceOf } from './cadence-choices.ts'

interface AlertDialogProps {
  readonly subject: AlertSubject
  readonly onClose: () => void
}

/** Where to send what is new, and how often. The mail that follows confirms it. */
export function AlertDialog({ subject, onClose }: AlertDialogProps) {
  const [email, setEmail] = useState('')
  const [cadence, setCadence] = useState(CADENCE_CHOICES[0].value)
  const { isSending, failure, answer: isSent, send } = useSending<true>()
  const { elapsedMs } = useShownTime()
  const isListing = 'listingSlug' in subject
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const body = {
      email,
      cadence,
      language: LANGUAGE,
      website: formParams(event.currentTarget).get('website') ?? '',
      elapsed_ms: elapsedMs(),
      ...(isListing ? { listing_slug: subject.listingSlug } : { search: alertQuery(subject) }),
    }
    void send(async () => {
      await callEndpoint(alertPublicEndpoints.ask, { body })
      return true
    })
  }
  return (
    <Dialog isOpen title={isListing ? m.alert.watch() : m.alert.tellMe()} onClose={onClose}>
      {isSent ? (
        <p role="status">{withNodes(m.alert.sent({ email: SLOT }), <strong className="break-all">{email}</strong>)}</p>
      ) : (
        <form noValidate onSubmit={submit} className="space-y-4">
          <p>{isListing ? m.alert.watchText() : m.alert.tellText()}</p>
          <InputField
            label={m.lead.email()}
            isRequired
            error={shownRefusal(failure?.fields['email'])}
            data-autofocus
            type="email"
            autoComplete="email"
            maxLength={LEAD_LIMITS.email}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <fieldset>
            <legend className="mb-1.5 text-sm font-medium">{m.alert.when()}</legend>
            {CADENCE_CHOICES.map(({ value, label }) => (
              <label key={value} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name="cadence"
                  className="size-5 shrink-0 accent-brand"
                  value={value}
                  checked={cadence === value}
                  onChange={({ target }) => setCadence(cadenceOf(target.value))}
                />
                {label}
              </label>
            ))}
          </fieldset>
          <p className="text-sm text-ink-soft">
            {withNodes(m.alert.kept({ notice: SLOT }), <TextLink to="/privacy">{m.lead.notice()}</TextLink>)}
          </p>
          <Honeypot />
          {failure !== undefined && failure.fields['email'] === undefined && (
            <p role="alert" className="rounded bg-danger-soft px-3 py-2 text-sm font-medium text-danger">
              {failureText(failure)}
            </p>
          )}
          <Button type="submit" isWide disabled={email.trim() === ''} isBusy={isSending}>
            {isSending ? m.lead.sending() : m.alert.ask()}
          </Button>
        </form>
      )}
    </Dialog>
  )
}

function failureText({ status, retryAfterSeconds = 0 }: ApiProblem): string {
  if (status === 429) return m.alert.tooMany({ count: Math.ceil(retryAfterSeconds / 3_600) })
  if (status === 0) return m.alert.offline()
  return status === 400 || status === 404 ? m.alert.refused() : m.alert.away()
}

/** What says the order and part of a list, and nothing of what is looked for. */
const NOT_LOOKED_FOR = ['sort', 'page', 'page_size', 'ids', 'facets', 'cursor']

/**
 * The query of an alert: the search with what was understood of its text as filters, so that it means for ever what it
 * means now. What was widened to find anything is as it was asked; parameters win, as they do in the search.
 */
function alertQuery(subject: Exclude<AlertSubject, { readonly listingSlug: string }>): string {
  if ('search' in subject) return subject.search
  const { query, first } = subject
  const params = listingSearchParams(query)
  for (const name of NOT_LOOKED_FOR) params.delete(name)
  if (first?.words !== undefined || first?.understood !== undefined) params.delete('q')
  if (first?.likely_status !== undefined && !params.has('status')) params.set('status', first.likely_status)
  for (const [name, value] of (first?.understood ?? []).flatMap(understoodParams)) {
    if (!params.has(name)) params.set(name, value)
  }
  const words = first?.corrected ?? first?.words?.join(' ')
  if (words) params.set('q', words)
  return params.toString()
}
