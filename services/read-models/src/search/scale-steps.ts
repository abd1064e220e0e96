import { scaleStep } from './scale-step.ts'

/** The steps from one amount to another, both included. */
export function scaleSteps(from: number, to: number): readonly number[] {
  const first = scaleStep(from)
  return Array.from({ length: scaleStep(to) - first + 1 }, (_, place) => first + place)
}
