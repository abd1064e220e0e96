import type { ReadyAnswer } from '@tahanan/platform/http/ready-answer.ts'
import { Gone } from '@tahanan/platform/problem/gone.ts'
import { Moved } from '@tahanan/platform/problem/moved.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import type { Page } from '@tahanan/read-models/page/page.ts'
import { readyPage } from './ready-page.ts'

/**
 * The answer to a slug of `noun`.
 *
 * @throws Moved, Gone or NotFound where it has no page of its own (decisions 7, 63)
 */
export function pageAnswer(noun: 'listing' | 'project' | 'developer', slug: string, page: Page): ReadyAnswer {
  switch (page.kind) {
    case 'found':
      return readyPage(page)
    case 'moved':
      throw new Moved(noun, `/api/${noun}/${page.slug}/`)
    case 'gone':
      throw new Gone(noun, slug)
    case 'none':
      throw new NotFound(noun, slug)
  }
}
