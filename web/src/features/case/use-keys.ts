import { type RefObject, useEffect } from 'react'
import { type Command, commandOf } from './keys.ts'

/** Where letters are typed or a list is open, a letter is a letter. */
const takesLetters = (target: Element): boolean =>
  target.closest('dialog, select, textarea, input:not([type="checkbox"])') !== null

/** Hears the keys of the review while the focus is in it. `run` says whether the key was for it. */
export const useKeys = (
  region: RefObject<HTMLElement | null>,
  on: boolean,
  run: (command: Command) => boolean,
): void => {
  useEffect(() => {
    const element = region.current
    if (!element || !on) return
    const heard = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (!(event.target instanceof Element) || takesLetters(event.target)) return
      const command = commandOf(event.key)
      if (command && run(command)) event.preventDefault()
    }
    element.addEventListener('keydown', heard)
    return () => element.removeEventListener('keydown', heard)
  })
}
