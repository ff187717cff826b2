import { useEffect, useRef } from 'react'

/** Replaces the buttons of a dialog that is being closed with unsaved text. */
export const DiscardQuestion = ({ onDiscard, onStay }: { onDiscard: () => void; onStay: () => void }) => {
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => stay.current?.focus(), [])
  return (
    <div role="alert">
      <p className="discard-question">
        <strong>Discard what you typed?</strong>
      </p>
      <div className="dialog-actions">
        <button type="button" className="btn btn-primary" ref={stay} onClick={onStay}>
          Keep it
        </button>
        <button type="button" className="btn btn-outline-danger" onClick={onDiscard}>
          Discard
        </button>
      </div>
    </div>
  )
}
