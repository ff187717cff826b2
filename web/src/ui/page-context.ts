import { createContext, useContext, useEffect } from 'react'

/** Lets a form tell the page around it that the last submit failed. */
export const PageContext = createContext<(failed: boolean) => void>(() => undefined)

/** "Error: " stands in front of the page's title while `failed`. */
export const usePageFailure = (failed: boolean): void => {
  const tell = useContext(PageContext)
  useEffect(() => {
    tell(failed)
    return () => tell(false)
  }, [failed, tell])
}
