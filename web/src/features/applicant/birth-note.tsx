import { useWatch } from 'react-hook-form'
import { dayInKarachi, isRealDate } from '#shared/format.ts'
import { applicantDateErrors } from '#shared/rules/dates.ts'

const usuallyAtLeastInYears = 21 // ux, section 6: Pharm-D is five years after F.Sc

const isUnusuallyYoung = (born: string, today: string): boolean => {
  const wouldBe = `${Number(born.slice(0, 4)) + usuallyAtLeastInYears}${born.slice(4)}`
  return wouldBe > today && Object.keys(applicantDateErrors({ date_of_birth: born }, today)).length === 0
}

/** A date of birth that is possible but unlikely for a pharmacist: a note, which saving passes. */
export const BirthNote = () => {
  const born: string = useWatch({ name: 'date_of_birth' }) ?? ''
  const show = isRealDate(born) && isUnusuallyYoung(born, dayInKarachi(new Date()))
  return (
    <div role="status">
      {show && (
        <p className="banner-note">
          Check this: by this date you are under {usuallyAtLeastInYears}. If it is right, save it as it is.
        </p>
      )}
    </div>
  )
}
