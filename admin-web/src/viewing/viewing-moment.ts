const inManila = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-PH', { ...options, timeZone: 'Asia/Manila' })

const MOMENT = inManila({ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
const TIME = inManila({ hour: 'numeric', minute: '2-digit' })

/** `Sat, Dec 5, 10:00 AM`, in Manila. */
export const viewingMoment = (iso: string): string => MOMENT.format(new Date(iso))

/** `10:00 AM`, in Manila. */
export const viewingTime = (iso: string): string => TIME.format(new Date(iso))
