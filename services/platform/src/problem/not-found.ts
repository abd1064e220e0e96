import { Problem } from './problem.ts'

/** 404: no such thing, or none any more. */
export class NotFound extends Problem {
  override readonly name = 'NotFound'

  constructor(noun: string, id: number | string) {
    super(404, 'not_found', `There is no ${noun} ${id}.`)
  }
}
