import { type CSSProperties, useState } from 'react'

/** How much of the width the data takes, in per cent; the documents take the rest. */
export const [leastShare, usualShare, mostShare] = [30, 47, 70]

const storageKey = 'desk-split'

/** A whole number of per cent within the limits; the usual one for anything that is no number. */
export const shareOf = (wanted: number): number =>
  Number.isFinite(wanted) ? Math.round(Math.min(mostShare, Math.max(leastShare, wanted))) : usualShare

/** The share that was chosen last at this computer. */
export const useSplit = () => {
  const [share, setShare] = useState(() => shareOf(Number.parseFloat(localStorage.getItem(storageKey) ?? '')))
  return {
    share,
    choose: (wanted: number) => {
      const chosen = shareOf(wanted)
      setShare(chosen)
      localStorage.setItem(storageKey, String(chosen))
    },
  }
}
export type Split = ReturnType<typeof useSplit>

/** Data, splitter, documents. */
export const columnsOf = (share: number): CSSProperties => ({
  gridTemplateColumns: `minmax(0, ${share}fr) 1.5rem minmax(0, ${100 - share}fr)`,
})
