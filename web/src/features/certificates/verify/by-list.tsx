import { daysSince, type KeptStanding } from '#shared/certificates/rules/standing-by-list.ts'
import { languageAttributes, useLanguage, useWords } from '#web/ui/language/language.ts'
import { whole } from '#web/ui/whole.tsx'
import { verifyWords } from './verify-words.ts'

/** The list is made each night. */
const freshForDays = 3

/** How far a list is to be trusted, which was asked instead of the register. */
export const ByList = ({ kept, isUsed, today }: { kept: KeptStanding; isUsed: boolean; today: string }) => {
  const words = useWords(verifyWords)
  const language = useLanguage()
  const days = daysSince(kept, today)
  if (!isUsed) return <p {...languageAttributes(language)}>{whole(words.uselessList(kept.at))}</p>
  return (
    <>
      <p {...languageAttributes(language)}>{words.byList}</p>
      {days > freshForDays && <p {...languageAttributes(language)}>{words.oldList(days)}</p>}
    </>
  )
}
