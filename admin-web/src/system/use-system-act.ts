import { systemEndpoints } from '@tahanan/contracts/system/system.endpoints.ts'
import { useForget } from '../api/use-endpoint.ts'
import { useSaving } from '../form/use-saving.ts'
import type { SystemAct } from './system-screen.tsx'

/** Something that an administrator does to the machinery. */
export function useSystemAct(): SystemAct {
  const saving = useSaving()
  const forget = useForget()
  const { status, deadLetters, failedJobs, failedPictures, givenUpMails } = systemEndpoints
  return {
    saving,
    async run(act) {
      const isDone = await saving.run(act)
      forget(status, deadLetters, failedJobs, failedPictures, givenUpMails)
      return isDone
    },
  }
}
