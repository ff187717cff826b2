import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** The row that the address names by its document, as a list of needs links to it; the focus goes to its last button. */
export const useMarkedRow = (): string => {
  const { hash } = useLocation()
  const marked = hash.slice(1)
  useEffect(() => {
    const row = marked ? document.getElementById(marked) : null
    row?.scrollIntoView({ block: 'center' })
    row?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true })
  }, [marked])
  return marked
}
