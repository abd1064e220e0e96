import { Problem } from './problem.ts'

/** 405: the path exists, the method does not. */
export class MethodNotAllowed extends Problem {
  override readonly name = 'MethodNotAllowed'

  constructor(method: string, allowed: readonly string[]) {
    const allow = allowed.join(', ')
    super(405, 'method_not_allowed', `${method} is not answered here. Use ${allow}.`, {}, { Allow: allow })
  }
}
