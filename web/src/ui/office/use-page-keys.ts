import { useEffect, useState } from 'react'
import { enableKeys, keysEnabled, takesTyping } from './review-keys.ts'

/** Whether the keys are enabled on this computer, and whether their list is open. */
export const useKeysState = () => {
  const [on, setOn] = useState(keysEnabled)
  const [listOpen, setListOpen] = useState(false)
  const enable = (enabled: boolean) => {
    enableKeys(enabled)
    setOn(enabled)
  }
  return { on, listOpen, setListOpen, enable }
}

/** Runs what a single key means on this screen, while the focus is in no field and no dialog. */
export const usePageKeys = (commands: Record<string, () => void>): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !keysEnabled()) return
      if (event.target instanceof Element && takesTyping(event.target)) return
      const run = commands[event.key.toLowerCase()]
      if (!run) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}
