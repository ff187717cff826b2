import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Drawing, tick } from '#web/ui/drawing.tsx'
import { languageAttributes, useLanguage } from '#web/ui/language/language.ts'
import { NewerVersion } from './newer-version.tsx'

interface Message {
  text: string
  /** Key of the location where it was set; it is shown on the next location and removed on the one after. */
  setAt: string
  shownAt?: string
}

interface Flash {
  text: string | undefined
  /** Shows the text on the page that the next navigation opens: call it just before `navigate`. */
  show: (text: string) => void
  /** Shows the text at once, until the next navigation. */
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
  const currentKey = useRef(key)
  currentKey.current = key
  const [message, setMessage] = useState<Message | null>(null)

  useEffect(
    () =>
      setMessage((message) => {
        if (!message || message.shownAt === key) return message
        if (message.shownAt !== undefined) return null
        return message.setAt === key ? message : { ...message, shownAt: key }
      }),
    [key],
  )

  const flash = useMemo<Flash>(
    () => ({
      text: message?.text,
      show: (text) => setMessage({ text, setAt: currentKey.current }),
      showHere: (text) => setMessage({ text, setAt: currentKey.current, shownAt: currentKey.current }),
    }),
    [message],
  )
  return <FlashContext value={flash}>{children}</FlashContext>
}

/** The status region of a layout; always rendered, because only a text that enters an existing region is announced. */
export const FlashBanner = () => {
  const { text } = useContext(FlashContext)
  const language = useLanguage()
  return (
    <div className="flash" role="status">
      {text && (
        <p className="flash-text" {...languageAttributes(language)}>
          <Drawing path={tick} />
          {text}
        </p>
      )}
      <NewerVersion />
    </div>
  )
}
