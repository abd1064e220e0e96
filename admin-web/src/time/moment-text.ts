const MOMENT = new Intl.DateTimeFormat('en-PH', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Manila' })

/** `Nov 21, 2026, 9:05 AM`, in Manila (decision 129). */
export function momentText(iso: string): string {
  return MOMENT.format(new Date(iso))
}
