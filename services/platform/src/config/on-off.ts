import { z } from 'zod'

/** A variable that is `on` or `off`. */
export function onOff(unset: boolean) {
  return z
    .enum(['on', 'off'], 'must be on or off')
    .transform((text) => text === 'on')
    .default(unset)
}
