import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { leadPublicEndpoints } from '@tahanan/contracts/lead/lead.public-endpoints.ts'
import { overviewEndpoints } from '@tahanan/contracts/overview/overview.endpoints.ts'
import { PLANTED } from './planted.fixture.ts'
import type { JourneyStage } from './journey-stage.fixture.ts'

/** Enquiries from the form to their erasure. */
export async function visitLeads(
  { call, admin }: JourneyStage,
  about: { readonly listingSlug: string; readonly salespersonId: number },
): Promise<void> {
  const enquiry = {
    source: 'listing',
    fullname: PLANTED.visitorName,
    email: PLANTED.visitorEmail,
    phone: PLANTED.visitorPhone,
    message: PLANTED.visitorMessage,
    listing_slug: about.listingSlug,
    consent: true,
    elapsed_ms: 9_000,
  }
  await call(leadPublicEndpoints.submit, { as: 'nobody', body: enquiry })
  for (const wrong of [{ email: 'x' }, { consent: false }, { nobody: PLANTED.visitorEmail }]) {
    await admin.request('POST', '/lead/', { as: 'nobody', body: { ...enquiry, ...wrong } })
  }
  const report = { listing_slug: about.listingSlug, reason: 'details', email: PLANTED.visitorEmail, elapsed_ms: 9_000 }
  await call(leadPublicEndpoints.report, { as: 'nobody', body: report })
  await admin.request('POST', '/lead/report/', { as: 'nobody', body: { ...report, reason: PLANTED.visitorMessage } })
  const byHand = await call(leadEndpoints.create, {
    body: {
      source: 'contact',
      fullname: PLANTED.handName,
      email: PLANTED.handEmail,
      phone: PLANTED.handPhone,
      message: PLANTED.visitorMessage,
      assignee: about.salespersonId,
    },
  })
  const { results } = await call(leadEndpoints.list, { as: 'viewer', query: { q: PLANTED.visitorName } })
  const [lead] = results
  if (lead === undefined) throw new Error('The enquiry is not in the list.')
  await call(leadEndpoints.get, { params: lead, as: 'viewer' })
  await call(leadEndpoints.update, { params: lead, body: { status: 'contacted', assignee: about.salespersonId } })
  await call(leadEndpoints.addNote, { params: lead, body: { text: PLANTED.note } })
  await call(leadEndpoints.delete, { params: lead })
  await call(leadEndpoints.restore, { params: lead })
  await call(leadEndpoints.export, { query: { q: PLANTED.visitorName } })
  await call(leadEndpoints.exportPerson, { as: 'admin', body: { email: PLANTED.visitorEmail } })
  await call(overviewEndpoints.show, { as: 'viewer' })
  await call(leadEndpoints.erasePerson, { as: 'admin', body: { phone: byHand.phone } })
}
