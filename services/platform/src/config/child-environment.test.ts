import { expect, test } from 'vitest'
import { childEnvironment } from './load-config.ts'

test('what is changed is changed, and the rest stays', () => {
  const environment = childEnvironment({ PORT: '8081' })
  expect(environment.PORT).toBe('8081')
  expect(environment.PATH).toBeTypeOf('string')
})
