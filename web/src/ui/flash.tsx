import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from './icon.tsx'

interface Message {
  text: string
  /** The location it was said at; it shows on the next one and goes with the one after. */
  saidAt: string
  shownAt?: string
}

interface Flash {
  text: string | undefined
  /** Call it just before `navigate`. */
  show: (text: string) => void
  /** For the page that stays. */
  showHere: (text: string) => void
}

const FlashContext = createContext<Flash>({
  text: undefined,
  show: () => undefined,
  showHere: () => undefined,
})

/** `useFlash().show('Contact detail added successfully')` */
export const useFlash = (): Omit<Flash, 'text'> => useContext(FlashContext)

/** Carries a success text to the page that is navigated to, or shows it at once, until the next navigation. */
export const FlashProvider = ({ children }: { children: ReactNode }) => {
  const { key } = useLocation()
  const here = useRef(key)
  here.current = key
  const [message, setMessage] = useState<Message | null>(null)

  useEffect(
    () =>
      setMessage((it) => {
        if (!it || it.shownAt === key) return it
        if (it.shownAt !== undefined) return null
        return it.saidAt === key ? it : { ...it, shownAt: key }
      }),
    [key],
  )

  const flash = useMemo<Flash>(
    () => ({
      text: message?.text,
      show: (text) => setMessage({ text, saidAt: here.current }),
      showHere: (text) => setMessage({ text, saidAt: here.current, shownAt: here.current }),
    }),
    [message],
  )
  return <FlashContext value={flash}>{children}</FlashContext>
}

/** The status region of a layout; it stands there before any text comes into it. */
export const FlashBanner = () => {
  const { text } = useContext(FlashContext)
  return (
    <div className="flash" role="status">
      {text && (
        <p className="flash-text">
          <Icon name="check" />
          {text}
        </p>
      )}
    </div>
  )
}
