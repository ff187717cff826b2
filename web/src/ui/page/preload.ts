import { createContext, useContext, useEffect } from 'react'

/** Fetches the code of the screens of an address. The router gives it, which knows them all. */
export const PreloadScreens = createContext<(path: string) => Promise<void>>(async () => {})

/** While somebody reads or types, fetches what comes next, so that it opens at once on a slow line. @param path nothing for none */
export const usePreload = (path: string | null | undefined): void => {
  const preload = useContext(PreloadScreens)
  useEffect(() => {
    if (path) preload(path).catch(() => undefined) // the screen repeats it
  }, [path, preload])
}
