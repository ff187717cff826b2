import { useEffect } from 'react'

/** The text in the lower margin of every printed page, as `--page-mark`, so that loose sheets can be matched again. */
export const usePageMark = (reference: string): void => {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--page-mark', JSON.stringify(reference))
    return () => void style.removeProperty('--page-mark')
  }, [reference])
}
