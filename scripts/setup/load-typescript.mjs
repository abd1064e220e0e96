/**
 * Lets this process import TypeScript: by itself where Node can (22.18 and newer), through tsx where it cannot. The
 * same choice for child processes stands in services/standalone/src/supervisor/typescript-arguments.ts.
 */
export async function loadTypeScript() {
  if ('typescript' in process.features && process.features.typescript) return
  const { register } = await import('tsx/esm/api')
  register()
}
