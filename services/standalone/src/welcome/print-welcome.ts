import type { CreatedAdministrator } from '@tahanan/catalog/account/account-commands.ts'

export interface Welcome {
  readonly port: number
  readonly publicUrl: string | undefined
  /** Set on the start that created it, the only one that can show its password. */
  readonly administrator: CreatedAdministrator | undefined
}

/** Says where everything is, and once, how to sign in. */
export function printWelcome({ port, publicUrl, administrator }: Welcome): void {
  const address = publicUrl ?? `http://localhost:${port}`
  const lines = [
    '',
    `Tahanan runs at     ${address}`,
    `Listings as JSON    ${address}/api/listing`,
    `All calls           ${address}/api/openapi.json`,
  ]
  if (administrator !== undefined) {
    lines.push(`Administrator       ${administrator.username}`)
    if (administrator.generatedPassword !== undefined) {
      lines.push(`Password            ${administrator.generatedPassword}   (shown this once; keep it)`)
    }
  }
  lines.push('Ctrl-C stops it.', '')
  console.log(lines.join('\n'))
}
