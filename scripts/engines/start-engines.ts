import { MissingTool, type EngineFolder, engineFolder, type Engine } from './engine.ts'
import { startEngine } from './start-engine.ts'
import { join, resolve } from 'node:path'
import { kafkaEngine } from './kafka-engine.ts'
import { minioEngine } from './minio-engine.ts'
import { redisEngine } from './redis-engine.ts'

/** Starts what can be started, says what cannot and why, and answers the settings that lead to what runs. */
export async function startEngines(dataDir: string): Promise<Readonly<Record<string, string>>> {
  const variables: Record<string, string> = {}
  for (const { engine, folder } of listEngines(dataDir)) {
    try {
      await startEngine(engine, folder)
      Object.assign(variables, engine.variables)
    } catch (error) {
      if (!(error instanceof MissingTool)) throw error
      console.error(`  ${error.message}`)
    }
  }
  return variables
}

export const ENGINE_MAKERS = { kafka: kafkaEngine, redis: redisEngine, minio: minioEngine }

interface PlacedEngine {
  readonly engine: Engine
  readonly folder: EngineFolder
}

/** Every engine that this machine can run by itself, and where it lives. */
export function listEngines(dataDir: string): readonly PlacedEngine[] {
  return Object.entries(ENGINE_MAKERS).map(([name, make]) => {
    const folder = engineFolder(resolve(join(dataDir, 'engines')), name)
    return { folder, engine: make(folder) }
  })
}
