import { expect, test, vi } from 'vitest'
import { formField } from './fields.tsx'

const values = { phone: '', email: '' }

test('a change takes back what was said of its field, and of those that are refused in view of it', () => {
  const set = vi.fn<(field: string, value: string) => void>()
  const forget = vi.fn<(field: string) => void>()
  const saving = { messages: (field: string) => (field === 'phone' ? ['Give one.'] : undefined), forget }
  formField({ values, set }, saving, 'email').onChange('a')
  expect(forget.mock.calls).toEqual([['email']])
  forget.mockClear()
  const phone = formField({ values, set }, saving, 'phone', ['phone', 'email'])
  expect(phone.messages).toEqual(['Give one.'])
  phone.onChange('0917')
  expect(set).toHaveBeenLastCalledWith('phone', '0917')
  expect(forget.mock.calls).toEqual([['phone'], ['email']])
})
