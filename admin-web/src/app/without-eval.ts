import { z } from 'zod'

// Zod tries to compile its parsers with `Function` as soon as the first schema is made, which the page's policy forbids
// and reports. In one chunk with Zod (vite.config.ts), so that this comes before every schema.
z.config({ jitless: true })
