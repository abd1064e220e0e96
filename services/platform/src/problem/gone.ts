import { Problem } from './problem.ts'

/** 410: it was here, and will not come back. */
export class Gone extends Problem {
  override readonly name = 'Gone'

  constructor(noun: string, id: number | string) {
    super(410, 'gone', `The ${noun} ${id} was removed.`)
  }
}
