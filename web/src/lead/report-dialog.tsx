import { REPORT_REASONS, type ReportReason } from '@tahanan/contracts/lead/report-reason.ts'
import { LEAD_LIMITS } from '@tahanan/contracts/lead/lead-limits.ts'
import { leadPublicEndpoints } from '@tahanan/contracts/lead/lead.public-endpoints.ts'
import { type FormEvent, useState } from 'react'
import { SLOT, withNodes } from '../message/with-nodes.tsx'
import { labels, m } from '../message/messages.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { useSending, useShownTime } from '../api/use-sending.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field, Select, Textarea } from '../ui/field.tsx'
import { InputField } from '../ui/input-field.tsx'
import { formParams } from '../ui/form-params.ts'
import { useIdempotencyKey } from '../ui/idempotency-key.ts'
import { EnquiryFailure, Honeypot } from './enquiry-fields.tsx'
import { shownRefusal, tooLong } from './use-enquiry-form.ts'

const REASONS: readonly { readonly value: ReportReason | ''; readonly label: string }[] = [
  { value: '', label: m.lead.chooseReason() },
  ...REPORT_REASONS.map((value) => ({ value, label: labels.reportReason[value] })),
]

interface ReportDialogProps {
  readonly listingSlug: string
  readonly onClose: () => void
}

/** Tells staff what is wrong with a listing. Who says so need not be said. */
export function ReportDialog({ listingSlug, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason | ''>('')
  const [message, setMessage] = useState('')
  const [email, setEmail] = useState('')
  const { isSending, failure, answer, send } = useSending<{ readonly reference: string }>()
  const { elapsedMs } = useShownTime()
  const idempotencyKey = useIdempotencyKey(listingSlug, reason, message, email)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (reason === '' || isSending) return
    const website = formParams(event.currentTarget).get('website') ?? ''
    const body = { listing_slug: listingSlug, reason, message, email, website, elapsed_ms: elapsedMs() }
    const headers = { 'Idempotency-Key': idempotencyKey }
    void send(() => callEndpoint(leadPublicEndpoints.report, { body, headers }))
  }
  const problem = (field: string) => shownRefusal(failure?.fields[field])
  return (
    <Dialog isOpen title={m.listing.report()} onClose={onClose}>
      {answer === undefined ? (
        <form noValidate onSubmit={submit} className="space-y-4">
          <Field label={m.lead.wrong()} isRequired error={problem('reason')}>
            {(control) => (
              <Select
                {...control}
                data-autofocus
                options={REASONS}
                value={reason}
                onChange={({ target }) => setReason(REASONS.find(({ value }) => value === target.value)?.value ?? '')}
              />
            )}
          </Field>
          <Field label={m.lead.tellMore()} error={tooLong(message, LEAD_LIMITS.message) ?? problem('message')}>
            {(control) => (
              <Textarea {...control} rows={3} value={message} onChange={(event) => setMessage(event.target.value)} />
            )}
          </Field>
          <InputField
            label={m.lead.yourEmail()}
            hint={m.lead.emailHint()}
            error={problem('email')}
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Honeypot />
          {failure !== undefined && <EnquiryFailure failure={failure} />}
          <Button type="submit" isWide disabled={reason === ''} isBusy={isSending}>
            {isSending ? m.lead.sending() : m.lead.sendReport()}
          </Button>
        </form>
      ) : (
        <p role="status">
          {withNodes(m.lead.reported({ reference: SLOT }), <strong className="font-mono">{answer.reference}</strong>)}
        </p>
      )}
    </Dialog>
  )
}
