import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'

/** The share of the width that the data takes, in per cent; the documents take the rest. */
const [smallestShare, defaultShare, largestShare] = [30, 40, 70]

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
type Split = ReturnType<typeof useSplit>

/** The columns of the grid: data, splitter, documents. */
export const columnsOf = (share: number): CSSProperties => ({
  gridTemplateColumns: `minmax(0, ${share}fr) 1.5rem minmax(0, ${100 - share}fr)`,
})

const [keyStep, buttonStep] = [2, 10] // per cent of the width

/** The share of the data if the border were at the pointer. */
const shareAt = ({ clientX, currentTarget }: PointerEvent): number => {
  const halves = currentTarget.closest('.case-halves')?.getBoundingClientRect()
  return halves ? ((clientX - halves.left) / halves.width) * 100 : defaultShare
}

interface MoveButtonProps {
  name: string
  icon: 'left' | 'right'
  atEnd: boolean
  onPress: () => void
}

/** A button for pointers only; with the keyboard the separator itself is moved. */
const MoveButton = ({ name, icon, atEnd, onPress }: MoveButtonProps) => (
  <button
    type="button"
    tabIndex={-1}
    aria-label={name}
    title={name}
    aria-disabled={atEnd || undefined}
    onClick={onPress}
  >
    <Icon name={icon} />
  </button>
)

/** Moves the border between data and documents: by dragging, by keys, or by buttons for those who cannot drag (WCAG 2.5.7). */
export const CaseSplitter = ({ split: { share, choose } }: { split: Split }) => {
  const shareByKey: Record<string, number> = {
    ArrowLeft: share - keyStep,
    ArrowRight: share + keyStep,
    Home: smallestShare,
    End: largestShare,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const newShare = shareByKey[event.key]
    if (newShare === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    choose(newShare)
  }
  return (
    <div className="case-splitter">
      <div className="case-grip">
        <MoveButton
          name="Widen the documents"
          icon="left"
          atEnd={share === smallestShare}
          onPress={() => choose(share - buttonStep)}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a line that can be moved is no <hr> */}
        <div
          className="case-divider"
          role="separator"
          tabIndex={0}
          aria-label="Data and documents"
          aria-orientation="vertical"
          aria-valuemin={smallestShare}
          aria-valuemax={largestShare}
          aria-valuenow={share}
          aria-valuetext={`Data ${share} per cent of the width`}
          onKeyDown={onKeyDown}
          onDoubleClick={() => choose(defaultShare)}
          onPointerDown={({ currentTarget, pointerId, button }) =>
            button === 0 && currentTarget.setPointerCapture(pointerId)
          }
          onPointerMove={(event) =>
            event.currentTarget.hasPointerCapture(event.pointerId) && choose(shareAt(event))
          }
        />
        <MoveButton
          name="Widen the data"
          icon="right"
          atEnd={share === largestShare}
          onPress={() => choose(share + buttonStep)}
        />
      </div>
    </div>
  )
}
