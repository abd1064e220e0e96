import { superviseChild } from './supervise-child.ts'

/** A supervisor in a process of its own, so that a test can kill it. Its child's diary is argv[2]. */
const [, , diary] = process.argv
superviseChild({
  entry: new URL('diary.process.fixture.ts', import.meta.url),
  settings: { diary, manner: 'calm' },
  stopTimeoutMs: 5_000,
})
