import { useWatch } from 'react-hook-form'
import { applicantDateErrors } from '#shared/kit/dates.ts'
import { dayInKarachi, isRealDate } from '#shared/kit/format.ts'

const usuallyAtLeastInYears = 21 // Pharm-D takes five years after F.Sc

const isUnusuallyYoung = (dateOfBirth: string, today: string): boolean => {
  const birthday = `${Number(dateOfBirth.slice(0, 4)) + usuallyAtLeastInYears}${dateOfBirth.slice(4)}`
  return (
    birthday > today && Object.keys(applicantDateErrors({ date_of_birth: dateOfBirth }, today)).length === 0
  )
}

/** A date of birth that is possible but unlikely for a pharmacist: a note that does not keep anybody from saving. */
export const BirthNote = () => {
  const dateOfBirth: string = useWatch({ name: 'date_of_birth' }) ?? ''
  const show = isRealDate(dateOfBirth) && isUnusuallyYoung(dateOfBirth, dayInKarachi(new Date()))
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
