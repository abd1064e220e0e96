import { z } from 'zod'
import type { JobDraft } from '../outbox/outbox.store.ts'

export const ACCOUNT_MAIL_QUEUE = 'account-mail'

const guessMailSchema = z.object({ accountId: z.int().positive(), guesses: z.int().positive() })
const linkMailSchema = z.object({ linkId: z.uuid() })
const changeMailSchema = z.object({
  accountId: z.int().positive(),
  changed: z.enum(['password', 'two-factor-on', 'two-factor-off', 'two-factor-recovery-codes']),
})

/** Only which account or link it is about: a queue is no place for addresses, nor for what opens an account. */
export const accountMailSchema = z.union([guessMailSchema, linkMailSchema, changeMailSchema])

export type GuessMail = z.infer<typeof guessMailSchema>
type ChangeMail = z.infer<typeof changeMailSchema>

export function linkMail(linkId: string): JobDraft {
  return { queue: ACCOUNT_MAIL_QUEUE, id: `account-link-${linkId}`, data: { linkId } }
}

/** Tells the owner of an account what was changed of it, in case it was not them. */
export function changeMail(data: ChangeMail, now: Date): JobDraft {
  return { queue: ACCOUNT_MAIL_QUEUE, id: `account-${data.accountId}-${data.changed}-${now.getTime()}`, data }
}

interface AccountMessage {
  readonly subject: string
  readonly text: string
}

export function guessMessage(guesses: number, origin: string): AccountMessage {
  return {
    subject: 'Somebody is guessing your password',
    text: [
      `${guesses} wrong passwords or codes were tried for your account. None of them got in,`,
      'and each next one has to wait longer.',
      '',
      'If it was you: an administrator can help you.',
      'If not: use a long password that you use nowhere else. You can change it at',
      `${origin}/dashboard/account`,
      '',
    ].join('\n'),
  }
}

const CHANGES: Readonly<Record<ChangeMail['changed'], string>> = {
  password: 'Your password was changed',
  'two-factor-on': 'A second factor was turned on for your account',
  'two-factor-off': 'The second factor of your account was turned off',
  'two-factor-recovery-codes': 'New recovery codes were made for your account',
}

export function changeMessage(changed: ChangeMail['changed'], origin: string): AccountMessage {
  return {
    subject: CHANGES[changed],
    text: [
      `${CHANGES[changed]} at ${origin}.`,
      '',
      'If it was you, there is nothing to do.',
      'If not: set a new password at once, and tell an administrator.',
      `${origin}/forgot-password`,
      '',
    ].join('\n'),
  }
}

export interface LinkMessageParts {
  readonly purpose: 'invitation' | 'reset'
  readonly name: string
  readonly token: string
  /** Of the site, without a slash at its end. */
  readonly origin: string
}

/** The page that sets a password. What stands behind `#` reaches no server and no log. */
export function passwordLinkOf(token: string, origin: string): string {
  return `${origin}/set-password#${token}`
}

export function linkMessage({ purpose, name, token, origin }: LinkMessageParts): AccountMessage {
  const isInvitation = purpose === 'invitation'
  return {
    subject: isInvitation ? 'You are invited to Tahanan' : 'Set a new password',
    text: [
      `Hello ${name},`,
      '',
      isInvitation
        ? `you are invited to work on the dashboard of ${origin}. Choose a password here, within 7 days:`
        : `somebody, we hope you, forgot the password of your account at ${origin}. Set a new one here, within 30 minutes:`,
      passwordLinkOf(token, origin),
      '',
      'The link works once. Give it to nobody: whoever has it sets the password.',
      isInvitation ? 'If you do not expect this, ignore it.' : 'If it was not you, ignore this: nothing has changed.',
      '',
    ].join('\n'),
  }
}
