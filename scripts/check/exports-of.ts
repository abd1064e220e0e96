import type { SourceFile } from './source-file.ts'

export interface Export {
  readonly name: string
  readonly isType: boolean
  /** Re-exported from another file. */
  readonly isForwarded: boolean
}

/** What a file exports, overloads once; `*` stands for everything of another file, `default` for a default export. */
export function exportsOf({ syntax }: SourceFile): Export[] {
  const found = syntax.module.staticExports
    .flatMap(({ entries }) => entries)
    .map(({ exportName, isType, moduleRequest }) => ({
      name: exportName.name ?? (moduleRequest === null ? 'default' : '*'),
      isType,
      isForwarded: moduleRequest !== null,
    }))
  return [...new Map(found.map((entry) => [`${entry.name} ${entry.isType}`, entry])).values()]
}
