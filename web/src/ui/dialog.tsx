import { type ReactNode, useEffect, useId, useRef } from 'react'

interface DialogProps {
  open: boolean
  title: string
  /** Esc, and whatever button the content has for it. */
  onClose: () => void
  /** The class of its layout. */
  className?: string
  /** A panel in the place where it is rendered: what stands beside it can still be read and used. */
  isPanel?: boolean
  children: ReactNode
}

/** A native dialog: Esc closes, focus returns to where it was, and stays inside unless it is a panel. */
export const Dialog = ({ open, title, onClose, className = '', isPanel = false, children }: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null)
  const heading = useId()

  useEffect(() => {
    if (!open) return
    const cameFrom = document.activeElement
    const dialog = element.current
    if (isPanel) dialog?.show()
    else dialog?.showModal()
    return () => {
      dialog?.close()
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus()
    }
  }, [open, isPanel])

  if (!open) return null
  return (
    <dialog
      ref={element}
      className={`${isPanel ? 'panel' : 'dialog'} ${className}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return // a file picker inside was closed
        event.preventDefault()
        onClose()
      }}
      // The browser cancels only a modal dialog.
      onKeyDown={(event) => isPanel && event.key === 'Escape' && onClose()}
    >
      <h2 id={heading} className="dialog-title">
        {title}
      </h2>
      {children}
    </dialog>
  )
}
