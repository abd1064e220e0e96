import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import type { EngineFolder } from './engine-folder.ts'
import { engineProcess } from './engine-process.ts'
import type { Engine } from './engine.ts'
import { MissingTool } from './missing-tool.ts'
import { untilTrue } from './until-true.ts'

const START_MS = 60_000

/** Starts an engine and waits until it answers; one of ours that runs is left as it is. Says what it does. */
export async function startEngine(engine: Engine, folder: EngineFolder): Promise<void> {
  const own = engineProcess(engine, folder)
  console.log(engine.name)
  if ((await own.find()) !== undefined) return console.log(`  runs already on port ${engine.port}`)
  if (await isListening(engine.port)) {
    throw new MissingTool(`Port ${engine.port} is taken by a program that this command did not start. Stop that one.`)
  }
  const command = await engine.prepare()
  await own.start(command)
  const isUp = await untilTrue(async () => {
    if ((await own.find()) === undefined)
      throw new MissingTool(`It ended at once. Its last words:\n${await lastWords()}`)
    return isListening(engine.port)
  }, START_MS)
  if (!isUp) throw new MissingTool(`It does not answer on port ${engine.port}. Its log: ${folder.log}`)
  console.log(`  listens on port ${engine.port}`)

  async function lastWords(): Promise<string> {
    return (await readFile(folder.log, 'utf8')).trim().split('\n').slice(-8).join('\n')
  }
}

/** Whether something on this machine answers at a port. */
function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
