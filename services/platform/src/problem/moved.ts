import { Problem } from './problem.ts'

/** 301: it has another address now. */
export class Moved extends Problem {
  override readonly name = 'Moved'

  constructor(noun: string, location: string) {
    super(301, 'moved', `The ${noun} is at ${location} now.`, { location }, { Location: location })
  }
}
