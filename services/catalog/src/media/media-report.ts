/** Some of what was found, and how much there is of it. */
export interface Finding {
  readonly count: number
  /** `bucket/key` of the first of them. */
  readonly examples: readonly string[]
}

/** What does not fit together between the tables and the object store. */
export interface MediaReport {
  readonly checkedAt: Date
  readonly objects: number
  /** Objects that nobody refers to; those of the last day are left out, because an upload may be under way. */
  readonly orphans: Finding & { readonly sizeBytes: number }
  /** Objects that a picture or document refers to and that are not there. */
  readonly missing: Finding
}
