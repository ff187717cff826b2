import { useState } from 'react'
import { useTwoColumns } from '../layout/use-two-columns.ts'
import { firstBeside, type ShownFile } from './shown-files.ts'

/**
 * Whether a document fills the window, and which one is shown next to it.
 * @param files everything that can be shown
 */
export const useDocumentWindow = (shown: ShownFile | undefined, files: readonly ShownFile[]) => {
  const [windowOpen, setOpen] = useState(false)
  const [besideId, setBesideId] = useState<string>()
  const others = files.filter(({ file }) => file.id !== shown?.file.id)
  const mayStandBeside = useTwoColumns() && others.length > 0
  const wanted = shown && mayStandBeside && besideId !== undefined
  const beside = wanted
    ? (others.find(({ file }) => file.id === besideId) ?? firstBeside(shown, files))
    : undefined
  const openWith = (file: ShownFile | undefined) => {
    setBesideId(file?.file.id)
    setOpen(true)
  }
  return {
    windowOpen,
    openWindow: () => openWith(undefined),
    closeWindow: () => setOpen(false),
    /** What can be shown next to the document; nothing if the window is too narrow for two. */
    others: mayStandBeside ? others : [],
    beside,
    chooseBeside: (id: string) => setBesideId(id),
    /** Shows a second document next to the first, or the first one alone again. */
    toggleBeside: () => shown && openWith(windowOpen && beside ? undefined : firstBeside(shown, files)),
  }
}
