import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import type { EnquirySource } from '@tahanan/contracts/lead/lead-fields.ts'
import { LEAD_LIMITS, phoneProblem } from '@tahanan/contracts/lead/lead-limits.ts'
import { leadPublicEndpoints } from '@tahanan/contracts/lead/lead.public-endpoints.ts'
import { viewingPublicEndpoints } from '@tahanan/contracts/viewing/viewing.public-endpoints.ts'
import { useContext, useMemo, useState } from 'react'
import { LANGUAGE } from '../message/language.ts'
import { m } from '../message/messages.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { useSending, useShownTime } from '../api/use-sending.ts'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import { forThisTab } from '../ui/browser-storage.ts'
import { useIdempotencyKey } from '../ui/idempotency-key.ts'
import { useIsBrowser } from '../ui/use-is-browser.ts'

export const BLANK_ENQUIRY: Enquiry = { fullname: '', email: '', phone: '', message: '', consent: false }

const TEXT_AROUND_AN_AT = /.@./u

const CHECKS: Readonly<Record<keyof Enquiry, (enquiry: Enquiry) => string | undefined>> = {
  fullname: ({ fullname }) => required(fullname) ?? tooLong(fullname, LEAD_LIMITS.fullname),
  email({ email }) {
    if (email.trim() === '') return m.lead.emailRequired()
    return TEXT_AROUND_AN_AT.test(email.trim()) ? tooLong(email, LEAD_LIMITS.email) : m.lead.emailInvalid()
  },
  phone: ({ phone }) => required(phone) ?? wrongPhone(phone.trim()),
  message: ({ message }) => required(message) ?? tooLong(message, LEAD_LIMITS.message),
  consent: ({ consent }) => (consent ? undefined : m.lead.required()),
}

export interface EnquiryForm {
  readonly enquiry: Enquiry
  /** Of the fields that were left, and what the server refused; nothing is said of a field before it was filled in. */
  readonly problems: EnquiryProblems
  readonly canSend: boolean
  readonly isSending: boolean
  /** Why it could not be sent. Whatever was typed is still there. */
  readonly failure: ApiProblem | undefined
  /** Once it has been sent. */
  readonly reference: string | undefined
  readonly change: (changes: Partial<Enquiry>) => void
  readonly leave: (field: keyof Enquiry) => void
  /** @param website the honeypot's content, empty unless a machine filled it */
  readonly send: (website: string) => void
  readonly beginAnew: () => void
}

interface EnquirySubject {
  readonly source: EnquirySource
  readonly listingSlug?: string | undefined
  /** What it is about where that is no listing: the message names it. */
  readonly about?: string
  /** What the message begins with. */
  readonly opening?: string
  /** Of a viewing: the times that were chosen, one at least. */
  readonly times?: readonly string[]
  /** One of them was taken meanwhile. */
  readonly onTaken?: () => void
}

/**
 * A contact form (§2, §5, decision 101). One key goes with all attempts to send one content, so that a double click or a
 * retry after a lost answer is still one lead, and what was corrected in between is another.
 */
export function useEnquiryForm({
  source,
  listingSlug,
  about = '',
  opening = '',
  times,
  onTaken,
}: EnquirySubject): EnquiryForm {
  const { publicLeads } = useContext(SiteSettingsContext)
  const draftKey = `${times === undefined ? 'enquiry' : 'viewing'} ${listingSlug ?? about}`
  const isBrowser = useIsBrowser()
  const kept = useMemo(() => (isBrowser ? readDraft(draftKey) : {}), [isBrowser, draftKey])
  const [typed, setTyped] = useState<Partial<Enquiry>>({})
  const enquiry = useMemo(() => ({ ...BLANK_ENQUIRY, message: opening, ...kept, ...typed }), [opening, kept, typed])
  const [left, setLeft] = useState<ReadonlySet<keyof Enquiry>>(new Set())
  const { isSending, failure, answer, send, forget } = useSending<{ readonly reference: string }>()
  const { elapsedMs, restart } = useShownTime()
  const idempotencyKey = useIdempotencyKey(source, listingSlug, enquiry, times)

  const whole =
    enquiry.message.trim() === '' || enquiry.message.includes(about)
      ? enquiry.message
      : `${m.lead.about({ name: about })}\n${enquiry.message}`
  const found = enquiryProblems({ ...enquiry, message: whole })
  const refused = Object.fromEntries(
    Object.entries(failure?.fields ?? {}).map(([field, messages]) => [field, shownRefusal(messages)]),
  )
  const shown = Object.fromEntries(Object.entries(found).filter(([field]) => [...left].some((name) => name === field)))

  const call = async (website: string) => {
    const form = { ...enquiry, message: whole, consent: true, elapsed_ms: elapsedMs(), website } as const
    const headers = { 'Idempotency-Key': idempotencyKey }
    try {
      const sent =
        times === undefined
          ? await callEndpoint(leadPublicEndpoints.submit, {
              body: { ...form, source, listing_slug: listingSlug ?? null },
              headers,
            })
          : await callEndpoint(viewingPublicEndpoints.propose, {
              body: { ...form, times: [...times], language: LANGUAGE, listing_slug: listingSlug ?? '' },
              headers,
            })
      keepDraft(draftKey, undefined)
      return sent
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.status === 409) onTaken?.()
      throw problem
    }
  }

  return {
    enquiry,
    problems: { ...refused, ...shown },
    canSend: Object.keys(found).length === 0 && times?.length !== 0,
    isSending,
    failure,
    reference: answer?.reference,
    change(changes) {
      const next = { ...typed, ...changes }
      setTyped(next)
      keepDraft(draftKey, { ...enquiry, ...next })
    },
    leave: (field) => setLeft(new Set([...left, field])),
    send(website) {
      // Literally nothing, as the specification has it, where leads are off.
      if (publicLeads && !isSending) void send(() => call(website))
    },
    beginAnew() {
      restart()
      setTyped({ ...enquiry, message: '' })
      setLeft(new Set())
      forget()
    },
  }
}

/** What was typed and not sent, for going back to it: in this tab alone, and never the consent. */
function keepDraft(key: string, enquiry: Enquiry | undefined): void {
  if (enquiry === undefined) forThisTab.remove(key)
  else forThisTab.write(key, JSON.stringify({ ...enquiry, consent: false }))
}

function readDraft(key: string): Partial<Enquiry> {
  const texts = Object.entries(forThisTab.readJson(key) ?? {}).filter(
    ([field, text]) => field in BLANK_ENQUIRY && typeof text === 'string',
  )
  return Object.fromEntries(texts)
}

/** What is wrong with each field, in the words of §5; a field that is fine is not there. */
type EnquiryProblems = Readonly<Partial<Record<keyof Enquiry, string>>>

/** Checks a contact form as it is typed; the server looks again. */
export function enquiryProblems(enquiry: Enquiry): EnquiryProblems {
  const problems = Object.entries(CHECKS).flatMap(([field, check]) => {
    const problem = check(enquiry)
    return problem === undefined ? [] : [[field, problem] as const]
  })
  return Object.fromEntries(problems)
}

function required(text: string): string | undefined {
  return text.trim() === '' ? m.lead.required() : undefined
}

export function tooLong(text: string, limit: number): string | undefined {
  return text.trim().length > limit ? m.lead.tooLong({ limit }) : undefined
}

function wrongPhone(phone: string): string | undefined {
  const { phoneMin: min, phoneMax: max } = LEAD_LIMITS
  if (phoneProblem(phone) === undefined) return undefined
  return phone.length < min || phone.length > max ? m.lead.phoneLength({ min, max }) : m.lead.phoneDigits({ min })
}

/** Why the server refused a field: it explains in English, which is no help in another language. */
export function shownRefusal([message]: readonly string[] = []): string | undefined {
  return message === undefined || LANGUAGE === 'en' ? message : m.lead.refused()
}

/** What a visitor types into a contact form (§2). */
export interface Enquiry {
  readonly fullname: string
  readonly email: string
  readonly phone: string
  readonly message: string
  /** To the privacy notice. */
  readonly consent: boolean
}
