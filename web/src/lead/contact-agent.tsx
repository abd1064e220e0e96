import { useContext, useEffect } from 'react'
import { m } from '../message/messages.ts'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import { ViewingButton } from '../viewing/viewing-button.tsx'
import { Card } from '../ui/card.tsx'
import { useIsBrowser } from '../ui/use-is-browser.ts'
import { EnquiryFields } from './enquiry-fields.tsx'
import { ENQUIRY_ID, goToEnquiry } from './contact-bar.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'

interface ContactAgentProps {
  readonly title: string
  readonly name: string
  /** Of the listing; a project's enquiry names it in its message. */
  readonly listingSlug?: string
}

/** "More about this property": the contact form beside a listing (§2), or a project. */
export function ContactAgent({ title, name, listingSlug }: ContactAgentProps) {
  const { strictSpec } = useContext(SiteSettingsContext)
  const opening = strictSpec ? '' : m.lead.opening({ name })
  const subject =
    listingSlug === undefined
      ? ({ source: 'contact', about: name } as const)
      : ({ source: 'listing', listingSlug } as const)
  const form = useEnquiryForm({ ...subject, opening })
  const isBrowser = useIsBrowser()
  useEffect(() => {
    if (isBrowser && location.hash === `#${ENQUIRY_ID}`) goToEnquiry()
  }, [isBrowser])
  return (
    <Card id={ENQUIRY_ID} className="scroll-mt-20 p-5">
      <h2 className="mb-3 text-xl font-semibold">{title}</h2>
      {listingSlug !== undefined && <ViewingButton name={name} listingSlug={listingSlug} />}
      <EnquiryFields form={form} />
    </Card>
  )
}
