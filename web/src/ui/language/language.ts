/** The pages that exist in English and in Urdu; the address says which, so that each can be linked and rendered by the build. */
import { useLocation } from 'react-router-dom'
import type { InLanguages, Language } from '#shared/kit/languages.ts'
import { paths, registerEntryPath } from '#shared/paths.ts'
import { useKeptLanguage } from '#web/session/kept-language.ts'

const prefix = '/ur'

const bilingualPaths: readonly string[] = [
  ...[paths.start, paths.support, paths.helpCenter, paths.bereavement],
  ...[paths.privacy, paths.terms, paths.accessibility, paths.publicRegister],
  ...[paths.verify, paths.claim, paths.checks, paths.checksOpen, paths.watch, paths.ownChecks],
]

/** Whether the page is in Urdu too: the front door, the claim, the pages of information, the register and its entries, the check of a certificate, checks by name. */
export const isBilingual = (path: string): boolean =>
  bilingualPaths.includes(path) || (path.startsWith(registerEntryPath('')) && path !== paths.registerCheck)

/** @returns `/ur/help-center` of `/help-center` */
export const inUrdu = (path: string): string => prefix + path

const isUrdu = (path: string): boolean => path.startsWith(`${prefix}/`)

/** The address without its language. */
export const inEnglish = (path: string): string => (isUrdu(path) ? path.slice(prefix.length) : path)

export const languageOf = (path: string): Language => (isUrdu(path) ? 'ur' : 'en')

export const useLanguage = (): Language => languageOf(useLocation().pathname)

/** The words of the language of this page. */
export const useWords = <Words>(words: InLanguages<Words>): Words => words[useLanguage()]

/** Keeps links to pages that are in both languages in the language of this page; where this one is in English alone, in the chosen one. */
export const usePathInLanguage = (): ((path: string) => string) => {
  const { pathname } = useLocation()
  const kept = useKeptLanguage()
  const language = isBilingual(inEnglish(pathname)) ? languageOf(pathname) : kept
  return (path) => (language === 'ur' && isBilingual(path) ? inUrdu(path) : path)
}

/** Of an element whose text is in this language; English is the document's own. */
export const languageAttributes = (language: Language) =>
  language === 'ur' ? ({ lang: 'ur', dir: 'rtl' } as const) : {}
