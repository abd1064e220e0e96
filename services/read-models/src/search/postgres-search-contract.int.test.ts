import { PostgresSearchEngine } from './postgres-search-engine.ts'
import { describeSearchEngine } from './search-engine.contract.ts'

describeSearchEngine('Postgres', async ({ readPool }) => ({
  engine: new PostgresSearchEngine(readPool),
  untilIndexed: async () => {},
  stop: async () => {},
}))
