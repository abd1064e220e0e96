import { z } from 'zod'

// Zod tries to compile its parsers with `Function`, which the page's policy forbids and reports.
z.config({ jitless: true })
