import { z } from 'zod'
import { parsePesos } from './pesos.ts'

/**
 * An amount of a form in centavos: pesos as a number or as digits text whose commas and ₱ are forgiven (decisions §0).
 * An emptied field, `''` or null, is null.
 */
export function moneyField() {
  return z
    .union([z.number(), z.string().max(40), z.null()], { error: 'Give an amount in pesos.' })
    .transform((amount, context) => {
      if (amount === null || (typeof amount === 'string' && amount.trim() === '')) return null
      const centavos = parsePesos(amount)
      if (centavos !== undefined) return centavos
      context.addIssue({
        code: 'custom',
        message: 'Give an amount in pesos from 0 to 1,000,000,000,000, such as 1,500,000.',
      })
      return z.NEVER
    })
}
