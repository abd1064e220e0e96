import { removeViews } from '../page/remove-views.store.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import { lockReferences, type Refresh } from '../projection/refresh.ts'
import { queueChildren } from '../projection/refresh-queue.store.ts'
import { readBrokers, upsertBrokerViews } from './broker-view.store.ts'
import { recheckOn, toPublicBroker } from './to-public-broker.ts'

/** Makes the cards of these brokers; their listings show them, so those are next. */
export const refreshBrokers: Refresh = async (client, ids, now) => {
  const today = manilaDate(now)
  await lockReferences(client, 'broker', ids)
  const brokers = await readBrokers(client, ids)
  const known = new Set(brokers.map(({ broker }) => broker.id))
  const isChanged = await upsertBrokerViews(
    client,
    brokers.map(({ broker, photo }) => {
      const card = toPublicBroker(broker, photo, today)
      return { id: broker.id, card: card && JSON.stringify(card), recheckOn: recheckOn(broker, today) }
    }),
  )
  const isRemoved = await removeViews(
    client,
    'broker',
    ids.filter((id) => !known.has(id)),
  )
  await queueChildren(client, 'broker', ids)
  return isChanged || isRemoved
}
