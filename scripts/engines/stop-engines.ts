import { engineProcess } from './engine-process.ts'
import { listEngines } from './list-engines.ts'

/** Stops what `startEngines` started here, and nothing else. */
export async function stopEngines(dataDir: string): Promise<void> {
  for (const { engine, folder } of listEngines(dataDir)) {
    const wasRunning = await engineProcess(engine, folder).stop()
    console.log(`${engine.name}: ${wasRunning ? 'stopped' : 'was not running'}`)
  }
}
