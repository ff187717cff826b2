import { useState } from 'react'
import { enableKeys, keysEnabled } from '#web/ui/office/review-keys.ts'

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
export type KeysState = ReturnType<typeof useKeysState>
