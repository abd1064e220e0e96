import { listEngines } from './list-engines.ts'
import { MissingTool } from './missing-tool.ts'
import { startEngine } from './start-engine.ts'

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
