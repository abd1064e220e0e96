interface ApiVersion {
  /** What a client sends as `Tahanan-Version`: `2026-11-25`. */
  readonly date: string
  /** What changed with it, for the page of the API. */
  readonly changes: readonly string[]
}

/**
 * Every version of the API that is answered, the newest first; that is what a client is given who names none. What is
 * only added makes no version.
 */
export const API_VERSIONS = [
  {
    date: '2026-11-25',
    changes: [
      'The first version with a date.',
      'Keys read listings, projects, developers and areas as staff do.',
      'Calls say by RateLimit what is left of a minute.',
    ],
  },
] as const satisfies readonly [ApiVersion, ...ApiVersion[]]
