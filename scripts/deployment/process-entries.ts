/** Where each process of the deployment begins, as docker-compose.yml starts them. */
export const PROCESS_ENTRIES = {
  migrate: 'services/workers/src/migrate/migrate.process.ts',
  'admin-api': 'services/admin-api/src/process/admin-api.process.ts',
  'public-api': 'services/public-api/src/process/public-api.process.ts',
  relay: 'services/workers/src/relay/relay.process.ts',
  projector: 'services/workers/src/projector/projector.process.ts',
  indexer: 'services/workers/src/indexer/indexer.process.ts',
  'job-worker': 'services/workers/src/job/job-worker.process.ts',
  'image-dispatcher': 'services/workers/src/picture/image-dispatcher.process.ts',
  'image-worker': 'services/workers/src/picture/image-worker.process.ts',
} as const

export type ProcessName = keyof typeof PROCESS_ENTRIES
