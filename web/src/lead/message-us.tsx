import type { EnquirySource } from '@tahanan/contracts/lead/lead-fields.ts'
import { useContext, useState } from 'react'
import { m } from '../message/messages.ts'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import { Card } from '../ui/card.tsx'
import { Field, Select } from '../ui/field.tsx'
import { EnquiryFields } from './enquiry-fields.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'

/** What a visitor may want of the agency (decision 103). */
const PURPOSES: readonly { readonly value: EnquirySource; readonly label: string }[] = [
  { value: 'contact', label: m.lead.question() },
  { value: 'sell', label: m.lead.sell() },
  { value: 'appraisal', label: m.lead.appraisal() },
]

/** "The About/Contact 'message us' form" (§2), with "How can we help?". */
export function MessageUs() {
  const { strictSpec } = useContext(SiteSettingsContext)
  const [source, setSource] = useState<EnquirySource>('contact')
  const form = useEnquiryForm({ source })
  const choose = (value: string) => setSource(PURPOSES.find((purpose) => purpose.value === value)?.value ?? 'contact')
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-4 text-xl font-semibold">{m.lead.messageUs()}</h2>
      {!strictSpec && form.reference === undefined && (
        <Field label={m.lead.help()} className="mb-4">
          {(control) => (
            <Select {...control} options={PURPOSES} value={source} onChange={(event) => choose(event.target.value)} />
          )}
        </Field>
      )}
      <EnquiryFields form={form} />
    </Card>
  )
}
