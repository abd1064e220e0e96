/** A finished answer, ready for the socket. */
export interface PublicAnswer {
  readonly status: 200 | 301 | 404 | 410
  readonly body: string
  /** Quoted entity tag; derived from revisions, nothing is hashed (design §5). */
  readonly etag?: string
  /** Where a 301 leads. */
  readonly location?: string
  /** 404 is never kept: the next command may create what was missing. */
  readonly cacheable: boolean
}
