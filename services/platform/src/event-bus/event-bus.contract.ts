import { describe } from 'vitest'
import type { EventBusEngine } from './contract-engine.ts'
import { describeConsuming } from './describe-consuming.contract.ts'
import { describeDeadLetters } from './describe-dead-letters.contract.ts'
import { describeGroups } from './describe-groups.contract.ts'
import { describeProducing } from './describe-producing.contract.ts'

/** What every implementation of EventBus promises. `start` is called once per part of the suite. */
export function describeEventBus(name: string, start: () => Promise<EventBusEngine>): void {
  describe(`${name}: producing`, () => {
    describeProducing(start)
  })
  describe(`${name}: consuming`, () => {
    describeConsuming(start)
  })
  describe(`${name}: consumer groups`, () => {
    describeGroups(start)
  })
  describe(`${name}: dead letters`, () => {
    describeDeadLetters(start)
  })
}
