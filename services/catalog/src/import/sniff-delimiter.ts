const CANDIDATES = [',', ';', '\t', '|'] as const

/** The delimiter of a file by its header line: whatever stands there most often outside of quotes. */
export function sniffDelimiter(start: string): string {
  const header = (/^[^\r\n]*/.exec(start)?.[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const counts = CANDIDATES.map((candidate) => header.split(candidate).length - 1)
  return CANDIDATES[counts.indexOf(Math.max(...counts))] ?? ','
}
