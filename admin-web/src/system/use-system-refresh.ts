import { systemEndpoints } from '@tahanan/contracts/system/system.endpoints.ts'
import { useForget } from '../api/endpoint-calls.ts'

/** Looks again at everything that an administrator's act upon the machinery may have changed, refused or not. */
export function useSystemRefresh(): () => void {
  const forget = useForget()
  const { status, deadLetters, failedJobs, failedPictures, givenUpMails } = systemEndpoints
  return () => forget(status, deadLetters, failedJobs, failedPictures, givenUpMails)
}
