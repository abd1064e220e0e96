/** What a deployment decides and every page knows. */
export interface SiteSettings {
  /** Address that visitors see, without a slash at its end: `https://tahanan.example`. */
  readonly origin: string
  /** `STRICT_SPEC`: nothing beyond the specification. */
  readonly strictSpec: boolean
  /** `PUBLIC_LEADS`: whether the contact forms send anything (decision 101). */
  readonly publicLeads: boolean
  /** Whether visitors may ask to be told of new offers (decision 134). */
  readonly alerts: boolean
  /** Loans above this have a hint beside PAG-IBIG (decisions §10). */
  readonly pagIbigCeilingPesos: number
  /** `MAP_STYLE_URL`: a street map; without it the map is our own. */
  readonly mapStyleUrl?: string | undefined
}
