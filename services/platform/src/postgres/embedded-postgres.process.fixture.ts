import { startEmbeddedPostgres } from './embedded-postgres.ts'

/** A process of its own that holds the cluster in argv[2], so that a test can kill it. Prints how to connect. */
const [, , dataDir = ''] = process.argv
const postgres = await startEmbeddedPostgres({ dataDir })
process.stdout.write(`${postgres.connectionString}\n`)
setInterval(() => {}, 60_000)
