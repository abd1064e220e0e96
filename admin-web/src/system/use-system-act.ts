import { systemEndpoints } from '@tahanan/contracts/system/system.endpoints.ts'
import { useForget } from '../api/use-endpoint.ts'
import { useSaving } from '../form/use-saving.ts'

/** Something that an administrator does to the machinery. */
export function useSystemAct() {
  const saving = useSaving()
  const forget = useForget()
  const { status, deadLetters, failedJobs, failedPictures, givenUpMails } = systemEndpoints
  return {
    saving,
    /** Does it, and looks again at everything that it may have changed, refused or not. True when it was done. */
    async run(act: () => Promise<unknown>): Promise<boolean> {
      const isDone = await saving.run(act)
      forget(status, deadLetters, failedJobs, failedPictures, givenUpMails)
      return isDone
    },
  }
}
