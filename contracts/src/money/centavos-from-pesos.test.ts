import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centavosFromPesos } from './centavos-from-pesos.ts'
import { pesosFromCentavos } from './pesos-from-centavos.ts'

test.each([
  [4_067_920, 406_792_000],
  [32_232.67, 3_223_267],
  [1.005, 101],
  [0.004, 0],
  [1e-7, 0],
])('%d pesos are %d centavos, half-up', (pesos, centavos) => {
  expect(centavosFromPesos(pesos)).toBe(centavos)
})

test('centavos survive the way over the wire', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (centavos) => {
      const sent: unknown = JSON.parse(JSON.stringify(pesosFromCentavos(centavos)))
      expect(centavosFromPesos(Number(sent))).toBe(centavos)
    }),
  )
})
