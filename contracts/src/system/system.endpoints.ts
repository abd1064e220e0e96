import { z } from 'zod'
import { get, post } from '../endpoint/define-endpoint.ts'
import {
  deadLetterAnswerSchema,
  failedJobAnswerSchema,
  GIVEN_UP_MAIL_KINDS,
  givenUpMailAnswerSchema,
  rebuildAnswerSchema,
  replayAnswerSchema,
  rebuildTargetSchema,
  systemAnswerSchema,
} from './system-answer.ts'

/** A picture whose variants could not be made. `POST /admin/pictures/{id}/retry/` tries again. */
const failedPictureAnswerSchema = z.object({
  id: z.int(),
  /** Whose picture it is: `listing`, `project` or `developer`. */
  owner_noun: z.string(),
  owner_id: z.int(),
  owner_name: z.string(),
  cause: z.string().nullable(),
  requested_at: z.iso.datetime(),
})

/** `{queue}` and `{id}` of a job. */
const failedJobParams = z.object({
  queue: z.string().regex(/^[a-z][a-z-]{0,39}$/),
  id: z.string().regex(/^[\w.@-]{1,200}$/),
})

const givenUpMailParams = z.object({ kind: z.enum(GIVEN_UP_MAIL_KINDS), id: failedJobParams.shape.id })

const rebuildBody = z.strictObject({ target: rebuildTargetSchema })

/** `{id}` of a dead letter: its partition and offset in the topic of dead letters. */
const deadLetterParams = z.object({ id: z.string().regex(/^\d{1,4}-\d{1,19}$/) })

/** The System page: how the machinery does, and what an administrator may do about it. Lists hold the newest 200. */
export const systemEndpoints = {
  status: get('admin', 'system.status', '/admin/system/', {
    summary: 'Lag, queues, engines and rebuilds as they are now; a part whose engine is away is null.',
    answer: systemAnswerSchema,
  }),
  rebuild: post('admin', 'system.rebuild', '/admin/system/rebuild/', {
    summary: 'Makes a read model anew while it serves. 409 `rebuild_running` while another one waits or runs.',
    body: rebuildBody,
    answer: rebuildAnswerSchema,
    status: 202,
  }),
  deadLetters: get('admin', 'system.dead-letters', '/admin/system/dead-letters/', {
    summary: 'Messages that could not be projected, newest first.',
    answer: z.object({ count: z.int().nonnegative(), results: z.array(deadLetterAnswerSchema) }),
  }),
  replayDeadLetter: post('admin', 'system.replay-dead-letter', '/admin/system/dead-letters/{id}/replay/', {
    summary: 'Projects a dead letter again. What is still wrong with it makes another dead letter.',
    params: deadLetterParams,
  }),
  replayDeadLetters: post('admin', 'system.replay-dead-letters', '/admin/system/dead-letters/replay/', {
    summary:
      'Projects every dead letter of now again, the oldest first; the status says how far it is. 409 `replay_running` while another replay waits or runs, `conflict` where there is no dead letter.',
    answer: replayAnswerSchema,
    status: 202,
  }),
  dismissDeadLetter: post('admin', 'system.dismiss-dead-letter', '/admin/system/dead-letters/{id}/dismiss/', {
    summary: 'Takes a dead letter out of the list without projecting it.',
    params: deadLetterParams,
  }),
  failedJobs: get('admin', 'system.failed-jobs', '/admin/system/failed-jobs/', {
    summary: 'Jobs of all queues that have used up their tries, newest first; those of `given-up-mails` are there.',
    answer: z.object({ count: z.int().nonnegative(), results: z.array(failedJobAnswerSchema) }),
  }),
  retryFailedJob: post('admin', 'system.retry-failed-job', '/admin/system/failed-jobs/{queue}/{id}/retry/', {
    summary: 'Puts a failed job back in line.',
    params: failedJobParams,
  }),
  givenUpMails: get('admin', 'system.given-up-mails', '/admin/system/given-up-mails/', {
    summary:
      'Mails of alerts and viewings that the mail server refused to the end, newest first; addresses are masked.',
    answer: z.object({ count: z.int().nonnegative(), results: z.array(givenUpMailAnswerSchema) }),
  }),
  retryGivenUpMail: post('admin', 'system.retry-given-up-mail', '/admin/system/given-up-mails/{kind}/{id}/retry/', {
    summary: 'Sends a mail again that was given up.',
    params: givenUpMailParams,
  }),
  failedPictures: get('admin', 'system.failed-pictures', '/admin/system/failed-pictures/', {
    summary: 'Pictures whose variants could not be made, newest first. `picture.retry` tries again.',
    answer: z.object({ count: z.int().nonnegative(), results: z.array(failedPictureAnswerSchema) }),
  }),
} as const
