import { randomUUID } from 'node:crypto'
import { type ViewingProposal, viewingTimeProblem } from '@tahanan/contracts/viewing/viewing-times.ts'
import { Conflict, InvalidInput } from '@tahanan/platform/problem/problem.ts'
import type { UnitOfWork } from '../command/run-command.ts'
import { findListingToView, findTakenOf, insertViewing } from './viewing.store.ts'

/**
 * Adds a viewing to a visitor's enquiry, in its transaction (decision 135).
 *
 * @throws InvalidInput on `listing_slug` where it is not to be had, on `times`; Conflict with those that are taken
 */
export async function proposeViewing(
  { client, context, audit }: UnitOfWork,
  { leadId, listingSlug, times, language }: ViewingProposal & { readonly leadId: number; readonly listingSlug: string },
): Promise<void> {
  const { now } = context
  const listingId = await findListingToView(client, listingSlug)
  if (listingId === undefined) {
    throw new InvalidInput({ listing_slug: ['This listing is not offered any more. Look for another one.'] })
  }
  const problems = times.flatMap((at) => viewingTimeProblem(at, now) ?? [])
  if (problems.length > 0) throw new InvalidInput({ times: [...new Set(problems)] })
  const taken = await findTakenOf(client, listingId, times)
  if (taken.length > 0) {
    const text = taken.length === 1 ? 'One of these times was' : 'Some of these times were'
    throw new Conflict('conflict', `${text} taken meanwhile. Choose another one.`, { taken })
  }
  const id = await insertViewing(client, { leadId, listingId, uid: randomUUID(), language, times }, now)
  await audit({ noun: 'viewing', id, action: 'propose', before: null, after: { state: 'proposed', times } })
}
