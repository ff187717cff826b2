import { Link, useLocation } from 'react-router-dom'
import { chooseLanguage } from '#web/session/kept-language.ts'
import { inEnglish, inUrdu, isBilingual, languageOf } from './language.ts'

/** The same page in the other language, named in that language; nothing where it is in English alone. */
export const LanguageLink = () => {
  const { pathname, hash, state } = useLocation()
  const path = inEnglish(pathname).replace(/\/$/, '')
  if (!isBilingual(path)) return null
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
      to={inUrdu(path) + hash}
      state={state}
      onClick={() => chooseLanguage('ur')}
    >
      اردو
    </Link>
  )
}
