import type { KeyboardEvent, PointerEvent } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { leastShare, mostShare, type Split, usualShare } from './use-split.ts'

const [keyStep, pressStep] = [2, 10]

/** The share at the pointer, of the width of both halves. */
const shareAt = ({ clientX, currentTarget }: PointerEvent): number => {
  const halves = currentTarget.closest('.case-halves')?.getBoundingClientRect()
  return halves ? ((clientX - halves.left) / halves.width) * 100 : usualShare
}

interface PushProps {
  name: string
  icon: 'left' | 'right'
  atEnd: boolean
  onPush: () => void
}

/** For pointers alone: keys move the separator. */
const Push = ({ name, icon, atEnd, onPush }: PushProps) => (
  <button
    type="button"
    tabIndex={-1}
    aria-label={name}
    title={name}
    aria-disabled={atEnd || undefined}
    onClick={onPush}
  >
    <Icon name={icon} />
  </button>
)

/** Moves the border of data and documents: dragged, by keys, or by buttons for who cannot drag (WCAG 2.5.7). */
export const CaseSplitter = ({ split: { share, choose } }: { split: Split }) => {
  const places: Record<string, number> = {
    ArrowLeft: share - keyStep,
    ArrowRight: share + keyStep,
    Home: leastShare,
    End: mostShare,
  }
  const pressed = (event: KeyboardEvent) => {
    const place = places[event.key]
    if (place === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    choose(place)
  }
  return (
    <div className="case-splitter">
      <div className="case-grip">
        <Push
          name="More room for the documents"
          icon="left"
          atEnd={share === leastShare}
          onPush={() => choose(share - pressStep)}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a line that can be moved is no <hr> */}
        <div
          className="case-divider"
          role="separator"
          tabIndex={0}
          aria-label="Data and documents"
          aria-orientation="vertical"
          aria-valuemin={leastShare}
          aria-valuemax={mostShare}
          aria-valuenow={share}
          aria-valuetext={`Data ${share} per cent of the width`}
          onKeyDown={pressed}
          onDoubleClick={() => choose(usualShare)}
          onPointerDown={({ currentTarget, pointerId, button }) =>
            button === 0 && currentTarget.setPointerCapture(pointerId)
          }
          onPointerMove={(event) =>
            event.currentTarget.hasPointerCapture(event.pointerId) && choose(shareAt(event))
          }
        />
        <Push
          name="More room for the data"
          icon="right"
          atEnd={share === mostShare}
          onPush={() => choose(share + pressStep)}
        />
      </div>
    </div>
  )
}
