/**
 * What Node needs before a TypeScript file: nothing where it reads TypeScript by itself (22.18 and newer), tsx where
 * it does not. The same choice for the first process stands in scripts/setup/load-typescript.mjs.
 */
export function typescriptArguments(): string[] {
  return 'typescript' in process.features && process.features.typescript ? [] : ['--import', 'tsx/esm']
}
