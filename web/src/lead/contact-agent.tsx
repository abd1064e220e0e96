import { useContext } from 'react'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import { Card } from '../ui/card.tsx'
import { EnquiryFields } from './enquiry-fields.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'

interface ContactAgentProps {
  readonly listing: { readonly slug: string; readonly name: string }
}

/** "More about this property": the contact form beside a listing (§2). */
export function ContactAgent({ listing }: ContactAgentProps) {
  const { strictSpec } = useContext(SiteSettingsContext)
  const opening = strictSpec ? '' : `I am interested in “${listing.name}”. Is it still available?`
  const form = useEnquiryForm({ source: 'listing', listingSlug: listing.slug, opening })
  return (
    <Card className="p-5">
      <h2 className="mb-4 text-xl font-semibold">More about this property</h2>
      <EnquiryFields form={form} messageHint={`About ${listing.name}`} />
    </Card>
  )
}
