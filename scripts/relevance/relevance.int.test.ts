import { describeRelevance } from './describe-relevance.fixture.ts'

describeRelevance('Postgres', async () => ({ stop: async () => {} }))
