import '#web/theme/viewer.scss'
import { useState } from 'react'
import type { Size } from './rotation.ts'
import { emptySize, useInnerSize } from './use-inner-size.ts'
import { type View, ViewerButtons } from './viewer-buttons.tsx'
import { shownSizes } from './viewer-geometry.ts'

export interface ViewerProps {
  address: string
  label: string
  view: View
  onView: (view: View) => void
  /** Shows the zoom as percent of the picture's own pixels, with a button for 100 %, not of the fitting size. */
  inPixels?: boolean
}

/** The picture in a frame that scrolls, with buttons to zoom and rotate. */
export const PictureViewer = ({ address, label, view, onView, inPixels }: ViewerProps) => {
  const { element, size: frame } = useInnerSize()
  const [picture, setPicture] = useState<Size>()
  const shown = picture && frame.width > 0 ? shownSizes(picture, frame, view.quarterTurns, view.zoom) : null
  const { image, space } = shown ?? { image: emptySize, space: emptySize }
  return (
    <div className="viewer">
      <ViewerButtons view={view} onView={onView} ownPixels={inPixels && shown ? 1 / shown.fit : undefined} />
      {/* biome-ignore lint/a11y/useSemanticElements: a section would need a heading of its own */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus */}
      <div ref={element} className="viewer-frame" role="region" aria-label={`${label}, picture`} tabIndex={0}>
        <div className="viewer-space" style={space}>
          <img
            src={address}
            alt={label}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setPicture({ width, height })
            }
            style={{ ...image, transform: `translate(-50%, -50%) rotate(${view.quarterTurns * 90}deg)` }}
          />
        </div>
      </div>
    </div>
  )
}
