import { z } from 'zod'
import { get } from '../endpoint/define-endpoint.ts'

/** What is done, while it is done. */
export const liveEndpoints = {
  follow: get('viewer', 'live.follow', '/admin/live/', {
    summary:
      'Server-sent events, without an end: `ready` first, `{missed}`; then for each change `{noun, id, version, actor}`, of nouns that the role may read. A comment every 20 s. `Last-Event-ID` gives again what was sent since, where that is still known. It ends with the session.',
    answer: z.string().meta({ contentMediaType: 'text/event-stream' }),
    refusals: [429],
  }),
} as const
