import { useRef, useState } from 'react'
import { mostCopies } from '#shared/cases/rules/received-papers.ts'
import type { CaseReview } from '../use-case-review.ts'
import type { PaperProps } from './received-note.tsx'

/** The number of copies of one paper: as stored, or as typed until it is saved. */
export const usePaperCopies = ({ item, paper, review }: PaperProps & { review: CaseReview }) => {
  const [typed, setTyped] = useState<string>()
  const sending = useRef<number>(undefined)
  const stored = paper?.copies ?? 0
  /** A number that could not be saved stays in the field. */
  const save = async (copies: number): Promise<void> => {
    if (copies === sending.current) return // Enter, and then the field was left
    sending.current = copies
    const saved = copies === stored || (await review.receive(item.document, copies))
    if (saved) setTyped(undefined)
    sending.current = undefined
  }
  const tick = async (ticked: boolean) => {
    const copies = ticked ? item.copies : 0
    setTyped(String(copies))
    await save(copies)
    setTyped(undefined)
  }
  const saveTyped = () => {
    if (typed === undefined) return
    const copies = Number(typed)
    if (Number.isInteger(copies) && copies >= 0 && copies <= mostCopies) void save(copies)
    else setTyped(undefined)
  }
  return { copies: typed ?? stored, setTyped, saveTyped, tick }
}
