import type { SourceFile } from './source-file.ts'

/** What a file imports or re-exports, types included, as it is written. Computed `import()`s are left out. */
export function importsOf({ syntax, text }: SourceFile): string[] {
  const { staticImports, staticExports, dynamicImports } = syntax.module
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports
      .map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end))
      .filter((source) => /^['"][^'"]*['"]$/.test(source))
      .map((source) => source.slice(1, -1)),
  ]
}
