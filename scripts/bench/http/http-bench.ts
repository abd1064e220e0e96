import type { BareOrder } from '../bare/bare-order.ts'
import type { Installation } from '../install/installation.ts'
import type { ChildServer } from '../load/child-server.ts'
import type { LoadGenerator } from '../load/load-generator.ts'
import type { OursOrder } from '../ours/ours-order.ts'

/** The processes that measure and are measured, each with an event loop of its own. */
export interface HttpBench {
  readonly installation: Installation
  readonly load: LoadGenerator
  readonly ours: ChildServer<OursOrder>
  readonly bare: ChildServer<BareOrder>
}
