/** A failure whose message says, in one line, what is wrong and what to do. Printed without a stack. */
export class PlainFailure extends Error {
  /** What the process ends with. */
  exitStatus = 1
}

/** A command line that cannot be understood. */
export class UsageFailure extends PlainFailure {
  /** @override */
  exitStatus = 2
}
