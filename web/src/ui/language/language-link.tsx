import { Link, useLocation } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { chooseLanguage } from '#web/session/kept-language.ts'
import { inEnglish, inUrdu, isBilingual, languageOf } from './language.ts'

/** Guests who would rather read Urdu come from these, which are in English alone, to the front door in Urdu. */
const waysIn: readonly string[] = [paths.login, paths.register, paths.forgotPassword]

/** The same page in the other language, named in that language; nothing where it is in English alone. */
export const LanguageLink = () => {
  const { pathname, hash, state } = useLocation()
  const path = inEnglish(pathname).replace(/\/$/, '')
  const inBoth = waysIn.includes(path) ? paths.start : path
  if (!isBilingual(inBoth)) return null
  return languageOf(pathname) === 'ur' ? (
    <Link
      className="language-link"
      lang="en"
      dir="ltr"
      hrefLang="en"
      to={path + hash}
      state={state}
      onClick={() => chooseLanguage('en')}
    >
      English
    </Link>
  ) : (
    <Link
      className="language-link"
      lang="ur"
      hrefLang="ur"
      to={inUrdu(inBoth) + hash}
      state={state}
      onClick={() => chooseLanguage('ur')}
    >
      <span className="visually-hidden">اردو</span>
    </Link>
  )
}
