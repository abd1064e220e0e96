import { openPostgresEventBus } from '@tahanan/platform/event-bus/postgres-event-bus.ts'
import { describeAreaNumbers } from './area-numbers.contract.ts'

describeAreaNumbers(({ connectionString }) => openPostgresEventBus({ connectionString }))
