/** How long the stories of faults go on. */
export interface StoryLength {
  /** How long processes are killed. */
  readonly killingMs: number
  /** How long each engine is away. */
  readonly awayMs: number
  /** How long names change under several of everything. */
  readonly renamingMs: number
}

export const STORY_LENGTHS = {
  /** In every run. */
  short: { killingMs: 20_000, awayMs: 5_000, renamingMs: 8_000 },
  /** `npm run test:engines -- --long`. */
  long: { killingMs: 600_000, awayMs: 20_000, renamingMs: 60_000 },
  /** `npm run test:engines -- --hour`. */
  hour: { killingMs: 3_600_000, awayMs: 20_000, renamingMs: 60_000 },
} as const satisfies Readonly<Record<string, StoryLength>>

/** For what was left undone: pictures are made at the lowest priority, after everything else that a machine does. */
export const STORY_PATIENCE = { timeout: 600_000, interval: 250 }

/** What piled up while processes were killed takes as long again. */
export function patienceAfter(killingMs: number) {
  return { ...STORY_PATIENCE, timeout: STORY_PATIENCE.timeout + killingMs }
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly storyLength: StoryLength
  }
}
