import { forGood } from '@tahanan/web/ui/browser-storage.ts'
import { z } from 'zod'

const KEY = 'palette-recent'
const MOST = 8

const choiceSchema = z.object({ path: z.string().startsWith('/dashboard/'), name: z.string(), detail: z.string() })

/** Where the palette led to: a screen or a record. */
export type RecentChoice = z.infer<typeof choiceSchema>

/** What was chosen last in this browser, newest first, without people (decision 126); gone when somebody logs out. */
export const recentChoices = {
  list: (): readonly RecentChoice[] => z.array(choiceSchema).safeParse(forGood.readJson(KEY)).data ?? [],

  add(choice: RecentChoice): void {
    const others = recentChoices.list().filter(({ path }) => path !== choice.path)
    forGood.write(KEY, JSON.stringify([choice, ...others].slice(0, MOST)))
  },

  forget: (): void => forGood.remove(KEY),
}
