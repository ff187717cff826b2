import { useWatch } from 'react-hook-form'
import { yearsToCheck } from '#shared/applications/rules/qualification-order.ts'
import { foldDigits } from '#shared/kit/format.ts'
import { useSession } from '#web/session/session-context.ts'

/** Two levels of school in one year: a note at the field that does not keep anybody from saving. */
export const YearNote = () => {
  const { user } = useSession()
  const [qualification_level, typed] = useWatch({ name: ['qualification_level', 'year_of_passing'] })
  const year_of_passing = foldDigits(typed ?? '').trim()
  const doubt = yearsToCheck({ qualification_level, year_of_passing }, user.qualification_information)
  return (
    <div role="status">
      {doubt && <p className="banner-note">Check this: {doubt} If it is right, save it as it is.</p>}
    </div>
  )
}
