import type { EngineStatus } from '@tahanan/contracts/system/system-answer.ts'

/** How an engine is asked whether it is there. */
export interface EngineProbe extends Pick<EngineStatus, 'name' | 'kind'> {
  ping(): Promise<unknown>
}
