const MANILA = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' })

/** The day it is in Manila (decision 129), `YYYY-MM-DD`. */
export function manilaDate(now: Date): string {
  return MANILA.format(now)
}
