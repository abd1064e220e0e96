import { useContext, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { InitialContentsContext } from '../api/initial-contents.ts'

/** What failed when the first page was rendered is asked again once the visitor has moved on. */
export function useForgetProblems(): void {
  const { problems } = useContext(InitialContentsContext)
  const { key } = useLocation()
  // A page that is loaded again has the key that it had: only another one is another place.
  const firstKey = useRef(key)
  useEffect(() => {
    if (key !== firstKey.current) problems.clear()
  }, [key, problems])
}
