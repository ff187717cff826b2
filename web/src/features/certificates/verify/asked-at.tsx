import { inUrdu, languageAttributes, useLanguage, useWords } from '#web/ui/language/language.ts'
import { whole } from '#web/ui/whole.tsx'
import { verifyWords } from './verify-words.ts'

/** When the register answered, if it did, and where the council's page is: a forger may print a code that opens a page of their own. */
export const AskedAt = ({ at, page }: { at: string | undefined; page: string }) => {
  const words = useWords(verifyWords)
  const language = useLanguage()
  const { host, pathname } = new URL(page)
  return (
    <div {...languageAttributes(language)}>
      {at && <p>{whole(words.answeredAt(at))}</p>}
      <p>
        {words.address} <strong dir="ltr">{host + (language === 'ur' ? inUrdu(pathname) : pathname)}</strong>
      </p>
    </div>
  )
}
