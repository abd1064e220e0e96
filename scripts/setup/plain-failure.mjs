/** A failure whose message says, in one line, what is wrong and what to do. Printed without a stack. */
export class PlainFailure extends Error {}
