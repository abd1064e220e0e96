interface Closable {
  close(): Promise<void>
}

/**
 * Engines that are being opened at the same time. When some cannot be opened, the others are closed again.
 *
 * @throws AggregateError whose message says everything that is wrong, a line each
 */
export async function openTogether<Openings extends readonly Promise<Closable>[]>(
  openings: readonly [...Openings],
): Promise<{ -readonly [Place in keyof (readonly [...Openings])]: Awaited<(readonly [...Openings])[Place]> }> {
  const outcomes = await Promise.allSettled<Closable>(openings)
  const reasons = outcomes.flatMap((outcome): unknown[] => (outcome.status === 'rejected' ? [outcome.reason] : []))
  if (reasons.length === 0) return Promise.all(openings)
  const closing = outcomes.map(async (outcome) => (outcome.status === 'fulfilled' ? outcome.value.close() : undefined))
  await Promise.allSettled(closing)
  const lines = reasons.map((reason) => `  ${reason instanceof Error ? reason.message : String(reason)}`)
  throw new AggregateError(reasons, `Some engines cannot be used:\n${lines.join('\n')}`)
}
