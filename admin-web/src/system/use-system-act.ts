import { systemEndpoints } from '@tahanan/contracts/system/system.endpoints.ts'
import { useForget } from '../api/use-forget.ts'
import { type Saving, useSaving } from '../form/use-saving.ts'

export interface SystemAct {
  readonly saving: Saving
  /** Does it, and looks again at everything that it may have changed, refused or not. True when it was done. */
  run(act: () => Promise<unknown>): Promise<boolean>
}

/** Something that an administrator does to the machinery. */
export function useSystemAct(): SystemAct {
  const saving = useSaving()
  const forget = useForget()
  const { status, deadLetters, failedJobs, failedPictures } = systemEndpoints
  return {
    saving,
    async run(act) {
      const isDone = await saving.run(act)
      forget(status, deadLetters, failedJobs, failedPictures)
      return isDone
    },
  }
}
