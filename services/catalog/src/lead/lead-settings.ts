/** What leads need of the configuration. */
export interface LeadSettings {
  /** `PUBLIC_LEADS`: whether what visitors send is kept. */
  readonly takesPublicLeads: boolean
  /** Where our listing pages are, without a slash at the end: `https://tahanan.example`. */
  readonly publicUrl: string
  /** Keys the hashes of visitors' addresses. */
  readonly addressSecret: string
  /** Whether staff are told of a visitor's lead by e-mail. */
  readonly mailsStaff: boolean
}
