import { pause } from '@tahanan/platform/postgres/pause.ts'
import type { EngineSwitch } from '../deployment/engine-proxy.ts'

/** Stops an engine for so long, and until it is missed; starts it again, and waits for it. */
export async function takeAway(
  engine: EngineSwitch,
  awayMs: number,
  untilMissed: () => Promise<unknown> = async () => {},
): Promise<void> {
  await engine.stop()
  try {
    await pause(awayMs)
    await untilMissed()
  } finally {
    await engine.start()
  }
}
