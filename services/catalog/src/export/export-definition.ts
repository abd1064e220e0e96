/** What an export takes of a table. */
export interface ExportDefinition {
  /** In the audit trail. */
  readonly noun: string
  /** `app.listing t`, and what is joined to it. */
  readonly from: string
  /** Heading to SQL; `id` comes first by itself. */
  readonly columns: Readonly<Record<string, string>>
}
