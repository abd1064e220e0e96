import type { submitLeadBody } from '@tahanan/contracts/lead/submit-lead-body.ts'
import type { z } from 'zod'

let made = 0

/** An enquiry as the contact form sends it, of somebody else each time. */
export function buildEnquiry(overrides: Partial<z.input<typeof submitLeadBody>> = {}): z.input<typeof submitLeadBody> {
  made += 1
  return {
    source: 'contact',
    fullname: `Maria Santos ${made}`,
    email: `maria.${made}@example.com`,
    phone: `0917 ${String(1_000_000 + made)}`,
    message: 'Is it still available?',
    consent: true,
    elapsed_ms: 12_000,
    ...overrides,
  }
}
