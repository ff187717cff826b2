import { Link, useLocation } from 'react-router-dom'
import { paths, registerOnTheWayTo } from '#shared/paths.ts'
import { nextPath } from '#web/session/interrupted-path.ts'
import { inEnglish, usePathInLanguage } from '#web/ui/language/language.ts'

/** For whom an account is, above its form. Who has a registration number comes to its claim afterwards. */
export const WhoRegisters = () => {
  const inLanguage = usePathInLanguage()
  const next = nextPath(useLocation().search)
  return (
    <>
      <p>
        For pharmacists with B Pharm / Pharm D who apply for registration or renewal.{' '}
        <Link to={inLanguage(paths.start)}>What you need and what it costs</Link>
      </p>
      <p>
        {next && inEnglish(next) === paths.claim ? (
          'Open your account here first. Then you enter your registration number, with a photo of your certificate.'
        ) : (
          <>
            Do you already have a registration number?{' '}
            <Link to={registerOnTheWayTo(inLanguage(paths.claim))} replace>
              Yes, I have one
            </Link>
          </>
        )}
      </p>
    </>
  )
}
