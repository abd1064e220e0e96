/** What a deployment decides and every page knows. */
export interface SiteSettings {
  /** Address that visitors see, without a slash at its end: `https://tahanan.example`. */
  readonly origin: string
  /** `STRICT_SPEC`: nothing beyond the specification. */
  readonly strictSpec: boolean
  /** `PUBLIC_LEADS`: whether the contact forms send anything (decision 101). */
  readonly publicLeads: boolean
  /** Loans above this have a hint beside PAG-IBIG (decisions §10). */
  readonly pagIbigCeilingPesos: number
}
