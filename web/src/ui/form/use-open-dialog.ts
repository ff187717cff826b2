import { useState } from 'react'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { workHasChanged } from '#web/ui/office/work-counts.ts'

/**
 * Which dialog of a screen is open; undefined while none is.
 * @param onChanged reads again what the screen shows: a command is done, or somebody else was faster
 * @param begun the dialog with text that was neither sent nor discarded
 */
export const useOpenDialog = <T>(onChanged: () => void, begun?: () => T | undefined) => {
  const flash = useFlash()
  const [open, setOpen] = useState<T | undefined>(begun)
  const onClose = (outdated = false) => {
    setOpen(undefined)
    if (!outdated) return
    onChanged()
    workHasChanged()
  }
  const onDone = (text: string) => {
    flash.showHere(text)
    onClose(true)
  }
  return { open, setOpen, dialog: { onDone, onClose } }
}
