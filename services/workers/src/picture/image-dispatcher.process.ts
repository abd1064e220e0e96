import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { runProcess } from '@tahanan/platform/process/run-process.ts'
import { startPictureDuties } from './start-picture-duties.ts'

/** Asks for the variants of what is uploaded, and cleans up after pictures. */
await runProcess({
  name: 'image-dispatcher',
  needs: ['DATABASE_URL', 'REDIS_URL', 'S3_ENDPOINT'],
  async start({ config, log, onError }) {
    const databaseUrl = config.DATABASE_URL
    const duties = await startPictureDuties({ databaseUrl, mediaFolder: config.DATA_DIR, engines: config, log })
    const pool = openPool({ connectionString: databaseUrl, max: 1, applicationName: 'image-dispatcher', onError })
    return {
      probes: { postgres: () => pool.query('select') },
      async stop() {
        await duties.stop()
        await pool.end()
      },
    }
  },
})
