const GZIP = /(?:^|[\s,])gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i

/** Whether `Accept-Encoding` names gzip, and not to refuse it (RFC 9110 §12.5.3). */
export function takesGzip(acceptEncoding: string | readonly string[] | undefined): boolean {
  const named = GZIP.exec(String(acceptEncoding ?? ''))
  return named !== null && Number(named[1] ?? 1) > 0
}
