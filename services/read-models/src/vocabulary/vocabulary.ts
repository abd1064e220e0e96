import { backOffMs } from '@tahanan/platform/postgres/back-off-ms.ts'
import type { Listener } from '@tahanan/platform/postgres/listener.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import { Lexicon } from './lexicon.ts'
import { readVocabulary } from './read-vocabulary.ts'
import type { VocabularyMark } from './read-vocabulary.ts'
import { VOCABULARY_CHANGED } from './vocabulary-changed.ts'

export interface VocabularySettings {
  readonly pool: Queryable
  /** Of the same database. */
  readonly listener: Listener
  /** Called when searches may be answered otherwise than before. */
  readonly onChanged?: () => void
  readonly onError?: (error: unknown) => void
}

/** The vocabulary of the read schema, kept in memory and a few milliseconds behind. */
export class Vocabulary {
  readonly #settings: VocabularySettings
  readonly #closing = new AbortController()
  #unlisten = (): void => {}
  #lexicon = new Lexicon()
  #mark: VocabularyMark | undefined
  #following: Promise<void> | undefined
  #isBehind = false

  /** Resolves when all of it has been read. */
  static async open(settings: VocabularySettings): Promise<Vocabulary> {
    const vocabulary = new Vocabulary(settings)
    await vocabulary.#read()
    // Calls back as soon as it listens, so nothing is missed in between.
    vocabulary.#unlisten = settings.listener.listen(VOCABULARY_CHANGED, () => {
      vocabulary.#isBehind = true
      vocabulary.#following ??= vocabulary.#follow()
    })
    return vocabulary
  }

  private constructor(settings: VocabularySettings) {
    this.#settings = settings
  }

  /** Ask each time: a rebuild puts another one in its place. */
  get lexicon(): Lexicon {
    return this.#lexicon
  }

  async close(): Promise<void> {
    this.#unlisten()
    this.#closing.abort()
    await this.#following
  }

  /** Reads until nothing is new; one read for all notifications that come in meanwhile. */
  async #follow(): Promise<void> {
    const { signal } = this.#closing
    for (let attempt = 0; this.#isBehind && !signal.aborted;) {
      this.#isBehind = false
      try {
        await this.#read()
        attempt = 0
      } catch (error) {
        this.#settings.onError?.(error)
        this.#isBehind = true
        attempt += 1
        await pause(backOffMs(attempt), signal)
      }
    }
    this.#following = undefined
  }

  async #read(): Promise<void> {
    const { counts, ...mark } = await readVocabulary(this.#settings.pool, this.#mark)
    if (this.#mark !== undefined && this.#mark.table !== mark.table) this.#lexicon = new Lexicon()
    this.#lexicon.apply(counts)
    this.#mark = mark
    if (counts.length > 0) this.#settings.onChanged?.()
  }
}
