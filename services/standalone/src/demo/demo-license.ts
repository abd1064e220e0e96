const DAY_MS = 86_400_000

/** A licence of a form that ends so many days from now, or ended so many days ago. */
export function demoLicense(
  name: string,
  days: number,
  now: Date,
): { readonly name: string; readonly valid_until: string } {
  return { name, valid_until: new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10) }
}
