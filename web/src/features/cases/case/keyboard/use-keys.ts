import { type RefObject, useEffect } from 'react'
import { takesTyping } from '#web/ui/office/review-keys.ts'
import { type KeyCommand, keyCommandOf } from './keys.ts'

/** Runs the key commands of the review while the focus is inside `region`. `run` returns whether it used the key. */
export const useKeys = (
  region: RefObject<HTMLElement | null>,
  on: boolean,
  run: (command: KeyCommand) => boolean,
): void => {
  useEffect(() => {
    const element = region.current
    if (!element || !on) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (!(event.target instanceof Element) || takesTyping(event.target)) return
      const command = keyCommandOf(event)
      if (command && run(command)) event.preventDefault()
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  })
}
