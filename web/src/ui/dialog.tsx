import { type ReactNode, useEffect, useId, useRef } from 'react'

interface DialogProps {
  open: boolean
  title: string
  /** Esc, and whatever button the content has for it. */
  onClose: () => void
  /** The class of its layout. */
  className?: string
  children: ReactNode
}

/** A native modal dialog: focus stays inside, Esc closes, focus returns to where it was. */
export const Dialog = ({ open, title, onClose, className = '', children }: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null)
  const heading = useId()

  useEffect(() => {
    if (!open) return
    const cameFrom = document.activeElement
    const dialog = element.current
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus()
    }
  }, [open])

  if (!open) return null
  return (
    <dialog
      ref={element}
      className={`dialog ${className}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return // a file picker inside was closed
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={heading} className="dialog-title">
        {title}
      </h2>
      {children}
    </dialog>
  )
}
