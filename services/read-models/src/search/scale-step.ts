const STEPS_PER_DOUBLING = 4

/**
 * The place of an amount on a scale whose steps are 19 % wide, from 0. It never falls where amounts rise, so two ranges
 * that overlap have a step in common.
 */
export function scaleStep(amount: number): number {
  return amount < 1 ? 0 : Math.floor(Math.log2(amount) * STEPS_PER_DOUBLING) + 1
}
