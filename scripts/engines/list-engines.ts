import { join, resolve } from 'node:path'
import { type EngineFolder, engineFolder } from './engine-folder.ts'
import type { Engine } from './engine.ts'
import { kafkaEngine } from './kafka-engine.ts'
import { minioEngine } from './minio-engine.ts'
import { redisEngine } from './redis-engine.ts'

interface PlacedEngine {
  readonly engine: Engine
  readonly folder: EngineFolder
}

/** Every engine that this machine can run by itself, and where it lives. */
export function listEngines(dataDir: string): readonly PlacedEngine[] {
  const makers = { kafka: kafkaEngine, redis: redisEngine, minio: minioEngine }
  return Object.entries(makers).map(([name, make]) => {
    const folder = engineFolder(resolve(join(dataDir, 'engines')), name)
    return { folder, engine: make(folder) }
  })
}
