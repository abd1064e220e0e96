import type { LeadAnswer } from '@tahanan/contracts/lead/lead-answer.ts'
import { FormPart } from '../screen/form-part.tsx'
import { Facts } from '../screen/facts.tsx'
import { momentText } from '../time/moment-text.ts'
import { SOURCE_LABELS } from './lead-labels.ts'

const LINK = 'text-brand underline underline-offset-4'

/** What came in, as it came: text, never HTML. */
export function LeadEnquiry({ lead }: { readonly lead: LeadAnswer }) {
  const { phone, phone_e164: e164, email, consent_at: consentAt, added_by: addedBy } = lead
  return (
    <FormPart title="Enquiry">
      <Facts
        facts={[
          ['Reference', lead.reference],
          ['Source', SOURCE_LABELS[lead.source]],
          ['Received', momentText(lead.created_at)],
          ['Added by', addedBy?.name],
          [
            'Phone',
            e164 === null ? (
              phone
            ) : (
              <a href={`tel:${e164}`} className={LINK}>
                {phone}
              </a>
            ),
          ],
          [
            'E-mail',
            email === '' ? (
              ''
            ) : (
              <a href={`mailto:${encodeURIComponent(email)}`} className={LINK}>
                {email}
              </a>
            ),
          ],
          ['About', <LeadListing key="listing" lead={lead} />],
          ['Price seen', lead.listing_price],
          ['Consent', consentAt === null ? 'Not given' : momentText(consentAt)],
        ]}
      />
      {lead.message !== '' && (
        <p className="whitespace-pre-wrap break-words border-t border-line pt-4">{lead.message}</p>
      )}
    </FormPart>
  )
}

/** The listing as it was when it was asked about, and the way to it. */
function LeadListing({ lead }: { readonly lead: LeadAnswer }) {
  const { listing_url: url, listing_name: name, listing_slug: slug } = lead
  const label = name ?? slug ?? url
  if (label === null) return 'No listing'
  return url === null ? (
    label
  ) : (
    <a href={url} target="_blank" rel="noreferrer" className={LINK}>
      {label}
    </a>
  )
}
