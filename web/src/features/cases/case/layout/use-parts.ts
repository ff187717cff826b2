import { useState } from 'react'
import type { Part } from './part-buttons.tsx'
import { useTwoColumns } from './use-two-columns.ts'

/** Which part of a case is shown. On wide screens the documents are shown next to it, on narrow ones instead of it. */
export const useParts = (first: Part) => {
  const isWide = useTwoColumns()
  const [beside, setBeside] = useState<Part>(first)
  const [documentsInstead, setDocumentsInstead] = useState(false)
  return {
    /** Told from here alone: the documents would be left for a moment if two places noticed a new width one after the other. */
    isWide,
    shown: documentsInstead && !isWide ? 'Documents' : beside,
    show: (part: Part) => {
      setDocumentsInstead(part === 'Documents')
      if (part !== 'Documents') setBeside(part)
    },
  } as const
}
