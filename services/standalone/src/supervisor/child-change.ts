/** What happened to a supervised child, for the log. `pid` is undefined when the system could make no process. */
export type ChildChange =
  | { readonly kind: 'started'; readonly pid: number | undefined }
  | { readonly kind: 'ready'; readonly pid: number | undefined }
  /** It ended though nobody asked it to; it starts again after the pause. */
  | { readonly kind: 'ended'; readonly code: number | null; readonly signal: string | null; readonly restartMs: number }
  /** It was asked to stop, did not within its time, and was killed. */
  | { readonly kind: 'killed'; readonly pid: number | undefined }
  | { readonly kind: 'stopped' }
