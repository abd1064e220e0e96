import { randomBytes } from 'node:crypto'
import { tokenHash } from '@tahanan/catalog/token/token.ts'
import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { leadPublicEndpoints } from '@tahanan/contracts/lead/lead.public-endpoints.ts'
import { replyEndpoints } from '@tahanan/contracts/reply/reply.endpoints.ts'
import { viewingEndpoints } from '@tahanan/contracts/viewing/viewing.endpoints.ts'
import { viewingPublicEndpoints } from '@tahanan/contracts/viewing/viewing.public-endpoints.ts'
import { overviewEndpoints } from '@tahanan/contracts/overview/overview.endpoints.ts'
import { PLANTED } from './planted.fixture.ts'
import type { JourneyStage } from './journey-stage.fixture.ts'

/** Enquiries from the form to their erasure. */
export async function visitLeads(
  stage: JourneyStage,
  about: { readonly listingSlug: string; readonly salespersonId: number },
): Promise<void> {
  const { call, admin } = stage
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
  await visitReplies(stage, lead)
  await visitViewings(stage, about)
  const viewed = await call(leadEndpoints.get, { params: lead })
  const [other] = viewed.same_person.filter(({ source }) => source === 'listing')
  if (other === undefined) throw new Error('The person is not known again.')
  await call(leadEndpoints.merge, { params: lead, body: { leads: [other.id] } })
  await call(leadEndpoints.exportPerson, { as: 'admin', body: { email: PLANTED.visitorEmail } })
  await call(overviewEndpoints.show, { as: 'viewer' })
  await call(leadEndpoints.erasePerson, { as: 'admin', body: { phone: byHand.phone } })
}

/** Canned replies, and one that is begun. */
async function visitReplies({ call }: JourneyStage, lead: { readonly id: number }): Promise<void> {
  const reply = await call(replyEndpoints.create, { body: { name: 'Hello', text: 'Hi {name}' } })
  await call(replyEndpoints.update, { params: reply, body: { text: 'Dear {name}' } })
  await call(replyEndpoints.get, { params: reply, as: 'viewer' })
  await call(replyEndpoints.list, { as: 'viewer' })
  await call(replyEndpoints.log, { params: lead, body: { channel: 'whatsapp', reply: reply.name } })
  await call(replyEndpoints.delete, { params: reply })
}

/** Viewings from the form to their end, by staff and by the visitor. */
async function visitViewings(
  { call, admin }: JourneyStage,
  { listingSlug, salespersonId: salesperson }: { readonly listingSlug: string; readonly salespersonId: number },
): Promise<void> {
  const { times } = await call(viewingPublicEndpoints.times, { as: 'nobody', params: { slug: listingSlug } })
  const [at, other] = times
  const body = {
    fullname: PLANTED.visitorName,
    email: PLANTED.visitorEmail,
    phone: PLANTED.visitorPhone,
    message: PLANTED.visitorMessage,
    listing_slug: listingSlug,
    language: 'en',
    consent: true,
    elapsed_ms: 9_000,
  }
  for (const wish of [[at], [other]]) {
    await call(viewingPublicEndpoints.propose, { as: 'nobody', body: { ...body, times: wish } })
  }
  const { results } = await call(viewingEndpoints.list, { as: 'viewer', query: { state: 'proposed' } })
  const [first, second] = results
  if (first === undefined || second === undefined) throw new Error('The viewings are not in the list.')
  await call(viewingEndpoints.decline, { params: first, body: { word: PLANTED.note } })
  await call(viewingEndpoints.confirm, { params: second, body: { at: other, salesperson, word: PLANTED.note } })
  await call(viewingEndpoints.move, { params: second, body: { at } })
  const token = randomBytes(32).toString('base64url')
  const known = 'update app.viewing set token_hash = $2 where id = $1'
  await admin.catalog.pool.query(known, [second.id, tokenHash(token)])
  await call(viewingPublicEndpoints.show, { as: 'nobody', params: { token } })
  await call(viewingEndpoints.cancel, { params: second, body: { word: PLANTED.note } })
  await call(viewingPublicEndpoints.cancel, { as: 'nobody', params: { token } })
}
