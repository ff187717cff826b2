import { useWatch } from 'react-hook-form'
import { foldDigits } from '#shared/format.ts'
import { yearsToCheck } from '#shared/rules/qualification-order.ts'
import { useSession } from '#web/session/session-context.ts'

/** Years that do not rise from level to level: a note beside the field, which saving passes. */
export const YearNote = () => {
  const { user } = useSession()
  const [qualification_level, typed] = useWatch({ name: ['qualification_level', 'year_of_passing'] })
  const year_of_passing = foldDigits(typed ?? '').trim()
  const words = yearsToCheck({ qualification_level, year_of_passing }, user.qualification_information)
  return (
    <div role="status">
      {words && <p className="banner-note">Check this: {words} If it is right, save it as it is.</p>}
    </div>
  )
}
