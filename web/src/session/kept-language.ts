/** The language that somebody chose for the pages that are in both: kept in this browser, and by whoever is signed in with the account too. */
import { useSyncExternalStore } from 'react'
import type { Language } from '#shared/kit/languages.ts'
import { api } from '#web/api/client.ts'
import { tokenFor } from '#web/api/tokens.ts'

const storageKey = 'language'
const readers = new Set<() => void>()

const kept = (): Language => (localStorage.getItem(storageKey) === 'ur' ? 'ur' : 'en')
// The build renders pages before anybody has chosen.
const unknown = (): Language => 'en'

const keepHere = (language: Language) => {
  localStorage.setItem(storageKey, language)
  for (const tell of readers) tell()
}

const subscribe = (reader: () => void) => {
  readers.add(reader)
  return () => readers.delete(reader)
}

/** The chosen language, for the links of pages that are in English alone. */
export const useKeptLanguage = (): Language => useSyncExternalStore(subscribe, kept, unknown)

const keepWithAccount = (language: Language) => {
  // Nothing depends on it: whoever has no connection chooses again on their next device.
  api.portfolioUpdate.language({ params: { id: 'me' }, body: { language } }).catch(() => undefined)
}

export const chooseLanguage = (language: Language): void => {
  keepHere(language)
  if (tokenFor('applicant')) keepWithAccount(language)
}

/** Signing out leaves nothing of the person in the browser, which others may use too. */
export const forgetLanguage = (): void => keepHere('en')

/** Of somebody who signs in: the choice of their account counts; without one, that of this browser becomes it. */
export const followAccount = ({ language }: { language: Language | null }): void => {
  if (language) keepHere(language)
  else if (kept() === 'ur') keepWithAccount('ur')
}
