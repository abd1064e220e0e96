import { useContext, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { InitialContentsContext } from '../api/initial-contents.ts'

/** What failed when the first page was rendered is asked again once the visitor has moved on. */
export function useForgetProblems(): void {
  const { problems } = useContext(InitialContentsContext)
  const { key } = useLocation()
  useEffect(() => {
    if (key !== 'default') problems.clear()
  }, [key, problems])
}
