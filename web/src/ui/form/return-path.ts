/** A form that was opened from the registration page returns there after saving. */
import { useSearchParams } from 'react-router-dom'
import { safePath } from '#web/session/interrupted-path.ts'

/** The path of a form that returns to `back` after saving. */
export const withReturn = (path: string, back: string | undefined): string =>
  back ? `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ return: back })}` : path

/** `?return=` when it is a path of this site, else `fallback`. */
export const useReturnPath = (fallback: string): string => {
  const [query] = useSearchParams()
  return safePath(query.get('return')) ?? fallback
}
