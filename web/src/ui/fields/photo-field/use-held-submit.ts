import { type RefObject, useEffect, useRef } from 'react'

/**
 * A form that is sent while its photo is fitted waits, and is sent with it; where the photo is refused, it is not sent.
 * @param field inside of the form
 */
export const useHeldSubmit = (field: RefObject<HTMLElement | null>, working: boolean, refused: boolean) => {
  const held = useRef(false)
  useEffect(() => {
    const form = field.current?.closest('form')
    if (!form) return
    if (!working) {
      if (held.current && !refused) form.requestSubmit()
      held.current = false
      return
    }
    const hold = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      held.current = true
    }
    form.addEventListener('submit', hold, { capture: true })
    return () => form.removeEventListener('submit', hold, { capture: true })
  }, [field, working, refused])
}
