import { brokerPublicEndpoints } from '@tahanan/contracts/broker/broker.public-endpoints.ts'
import { listBrokers } from '@tahanan/read-models/broker/broker-view.store.ts'
import { type PublicAnswers, readyPage } from '../answer/public-answers.ts'
import { mountRead, type PublicReads } from '../router/public-reads.ts'

export function mountBrokerRoutes(reads: PublicReads, { pool, cache }: PublicAnswers): void {
  mountRead(reads, brokerPublicEndpoints.list, () =>
    cache.get('brokers', async () => readyPage(await listBrokers(pool))),
  )
}
