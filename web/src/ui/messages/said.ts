import { useEffect, useSyncExternalStore } from 'react'
import { useLanguage } from '#web/ui/language/language.ts'

type Translate = (text: string) => string

let inUrdu: Translate | undefined
const readers = new Set<() => void>()

const subscribe = (reader: () => void) => {
  readers.add(reader)
  return () => readers.delete(reader)
}

const load = async () => {
  inUrdu = (await import('./said-in-urdu.ts')).inUrdu
  for (const tell of readers) tell()
}

/**
 * What the portal says of a field or of a failure, in the language of the page. The rules and the service say it in English;
 * the Urdu is loaded where a page is in Urdu, and a sentence that it does not have stays English.
 */
export const useSaid = (): Translate => {
  const isUrdu = useLanguage() === 'ur'
  const translate = useSyncExternalStore(
    subscribe,
    () => inUrdu,
    () => undefined,
  )
  useEffect(() => {
    if (isUrdu && !inUrdu) load().catch(() => undefined)
  }, [isUrdu])
  return isUrdu && translate ? translate : (text) => text
}
