import { brokerPublicEndpoints } from '@tahanan/contracts/broker/broker.public-endpoints.ts'
import { listBrokers } from '@tahanan/read-models/broker/list-brokers.ts'
import type { PublicAnswers } from '../answer/public-answers.ts'
import { readyPage } from '../answer/ready-page.ts'
import { mountRead } from '../router/mount-read.ts'
import type { PublicReads } from '../router/public-reads.ts'

export function mountBrokerRoutes(reads: PublicReads, { pool, cache }: PublicAnswers): void {
  mountRead(reads, brokerPublicEndpoints.list, () =>
    cache.get('brokers', async () => readyPage(await listBrokers(pool))),
  )
}
