/** Where login lands: the path first asked for, if it is one of ours, else the developers (decisions 1 and 11). */
export function returnPath(next: string | null): string {
  const isOurs = next !== null && /^\/(?:dashboard|secured)(?:[/?#]|$)/.test(next)
  return isOurs ? next : '/dashboard/developers'
}
