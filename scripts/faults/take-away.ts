import { pause } from '@tahanan/platform/postgres/pause.ts'
import type { EngineSwitch } from '../deployment/engine-proxy.ts'

/** Stops an engine for so long, starts it again, and waits for it. */
export async function takeAway(engine: EngineSwitch, awayMs: number): Promise<void> {
  await engine.stop()
  await pause(awayMs)
  await engine.start()
}
