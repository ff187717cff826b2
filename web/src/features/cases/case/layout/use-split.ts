import { type CSSProperties, useState } from 'react'

/** The share of the width that the data takes, in per cent; the documents take the rest. */
export const [smallestShare, defaultShare, largestShare] = [30, 40, 70]

const storageKey = 'review-split'

/** A whole number of per cent within the limits; the default for anything that is no number. */
export const shareOf = (share: number): number =>
  Number.isFinite(share) ? Math.round(Math.min(largestShare, Math.max(smallestShare, share))) : defaultShare

/** The share that was chosen last on this computer. */
export const useSplit = () => {
  const [share, setShare] = useState(() => shareOf(Number.parseFloat(localStorage.getItem(storageKey) ?? '')))
  return {
    share,
    choose: (newShare: number) => {
      const chosen = shareOf(newShare)
      setShare(chosen)
      localStorage.setItem(storageKey, String(chosen))
    },
  }
}
export type Split = ReturnType<typeof useSplit>

/** The columns of the grid: data, splitter, documents. */
export const columnsOf = (share: number): CSSProperties => ({
  gridTemplateColumns: `minmax(0, ${share}fr) 1.5rem minmax(0, ${100 - share}fr)`,
})
