import { join } from 'node:path'
import { ENGINE_MAKERS } from '../engines/start-engines.ts'
import { ownPort } from './own-port.ts'
import { type EngineFolder, engineFolder, type Engine } from '../engines/engine.ts'
import { engineProcess, startEngine } from '../engines/start-engine.ts'
import type { Closings } from '@tahanan/platform/process/closings.ts'
import type { EngineSwitch } from './engine-proxy.ts'

/**
 * Kafka, Redis and MinIO that nobody else uses, with their data in `folder`, so that they can be stopped. Their programs
 * are those of `npm run engines`.
 */
export async function startOwnEngines(folder: string, dataDir: string, closings: Closings) {
  /** The settings that lead to them. */
  const variables: Record<string, string> = {}

  async function start(name: keyof typeof ENGINE_MAKERS): Promise<EngineSwitch> {
    const own: EngineFolder = {
      ...engineFolder(folder, name),
      programs: engineFolder(join(dataDir, 'engines'), name).programs,
    }
    const engine: Engine = ENGINE_MAKERS[name](own, await ownPort())
    Object.assign(variables, engine.variables)
    const stop = async () => void (await engineProcess(engine, own).stop())
    closings.add(stop)
    await startEngine(engine, own)
    return { name: engine.name, start: () => startEngine(engine, own), stop }
  }

  return { kafka: await start('kafka'), redis: await start('redis'), minio: await start('minio'), variables }
}
