import type { KeyboardEvent, PointerEvent } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { leastShare, mostShare, type Split, usualShare } from './use-split.ts'

const [keyStep, pressStep] = [2, 10]

/** The share at the pointer, of the width of both halves. */
const shareAt = ({ clientX, currentTarget }: PointerEvent): number => {
  const halves = currentTarget.closest('.case-halves')?.getBoundingClientRect()
  return halves ? ((clientX - halves.left) / halves.width) * 100 : usualShare
}

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
  const buttons = [
    ['More room for the documents', 'left', share - pressStep, share === leastShare],
    ['More room for the data', 'right', share + pressStep, share === mostShare],
  ] as const
  return (
    <div className="case-splitter">
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
      <div className="case-widths">
        {buttons.map(([name, icon, place, atEnd]) => (
          <button
            key={name}
            type="button"
            tabIndex={-1} // the separator is for the keys
            aria-label={name}
            title={name}
            aria-disabled={atEnd || undefined}
            onClick={() => choose(place)}
          >
            <Icon name={icon} />
          </button>
        ))}
      </div>
    </div>
  )
}
