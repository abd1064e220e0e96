const GZIP = /(?:^|[\s,])gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i

/** Whether `Accept-Encoding` names gzip, and not to refuse it (RFC 9110 §12.5.3). */
export function takesGzip(acceptEncoding: string | readonly string[] | undefined): boolean {
  const [, weight = '1'] = GZIP.exec(String(acceptEncoding ?? '')) ?? [, '0']
  return Number(weight) > 0
}
