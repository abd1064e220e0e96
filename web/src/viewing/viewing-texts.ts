import { LOCALES } from '@tahanan/contracts/site/language.ts'
import { LANGUAGE } from '../message/language.ts'

const inManila = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALES[LANGUAGE], { ...options, timeZone: 'Asia/Manila' })

const DAY = inManila({ weekday: 'long', month: 'long', day: 'numeric' })
const TIME = inManila({ hour: 'numeric', minute: '2-digit' })

/** `Saturday, December 5`, in Manila. */
export const viewingDay = (iso: string): string => DAY.format(new Date(iso))

/** `10:00 AM`, in Manila. */
export const viewingTime = (iso: string): string => TIME.format(new Date(iso))
