import type { Cadence } from '@tahanan/contracts/alert/alert.ts'
import { m } from '../message/messages.ts'

/** How soon offers are told, the first one unless another is chosen. */
export const CADENCE_CHOICES: readonly [CadenceChoice, ...CadenceChoice[]] = [
  { value: 'daily', label: m.alert.daily() },
  { value: 'at-once', label: m.alert.atOnce() },
]

interface CadenceChoice {
  readonly value: Cadence
  readonly label: string
}

/** Of a control's value, which is one of the choices. */
export function cadenceOf(value: string): Cadence {
  return CADENCE_CHOICES.find((choice) => choice.value === value)?.value ?? CADENCE_CHOICES[0].value
}
