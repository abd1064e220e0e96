import type { Detail } from '../drawing/face.ts'
import { brushwork, type BrushworkShape } from './brushwork.ts'

/** A lawn or a meadow. */
export function grass(shape: BrushworkShape): Detail {
  return brushwork({ ...shape, hasBlades: true })
}
