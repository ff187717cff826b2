import { createContext, useContext, useEffect } from 'react'

/** Lets a form tell the page around it that the last submit failed. */
export const PageContext = createContext<(failed: boolean) => void>(() => undefined)

/** Puts "Error: " before the page's title while `failed`. */
export const usePageFailure = (failed: boolean): void => {
  const setFailed = useContext(PageContext)
  useEffect(() => {
    setFailed(failed)
    return () => setFailed(false)
  }, [failed, setFailed])
}
