import { join } from 'node:path'
import { ownPort } from './own-port.ts'
import { type EngineFolder, engineFolder } from '../engines/engine-folder.ts'
import { engineProcess } from '../engines/engine-process.ts'
import type { Engine } from '../engines/engine.ts'
import { kafkaEngine } from '../engines/kafka-engine.ts'
import { minioEngine } from '../engines/minio-engine.ts'
import { redisEngine } from '../engines/redis-engine.ts'
import { startEngine } from '../engines/start-engine.ts'
import type { Closings } from './closings.ts'
import type { EngineSwitch } from './engine-switch.ts'

export interface OwnEngines {
  readonly kafka: EngineSwitch
  readonly redis: EngineSwitch
  readonly minio: EngineSwitch
  /** The settings that lead to them. */
  readonly variables: Readonly<Record<string, string>>
}

const MAKERS = { kafka: kafkaEngine, redis: redisEngine, minio: minioEngine }

/**
 * Kafka, Redis and MinIO that nobody else uses, with their data in `folder`, so that they can be stopped. Their programs
 * are those of `npm run engines`.
 */
export async function startOwnEngines(folder: string, dataDir: string, closings: Closings): Promise<OwnEngines> {
  const variables: Record<string, string> = {}

  async function start(name: keyof typeof MAKERS): Promise<EngineSwitch> {
    const own: EngineFolder = {
      ...engineFolder(folder, name),
      programs: engineFolder(join(dataDir, 'engines'), name).programs,
    }
    const engine: Engine = MAKERS[name](own, await ownPort())
    Object.assign(variables, engine.variables)
    const stop = async () => void (await engineProcess(engine, own).stop())
    closings.add(stop)
    await startEngine(engine, own)
    return { name: engine.name, start: () => startEngine(engine, own), stop }
  }

  return { kafka: await start('kafka'), redis: await start('redis'), minio: await start('minio'), variables }
}
