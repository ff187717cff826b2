import { Link } from 'react-router-dom'
import { paths, registerOnTheWayTo } from '#shared/paths.ts'
import { useSession } from '#web/session/session-context.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { usePathInLanguage, useWords } from '#web/ui/language/language.ts'
import { startWords } from './start-words.ts'

interface DoorProps {
  to: string
  icon: IconName
  name: string
  text: string
}

const Door = ({ icon, name, text, to }: DoorProps) => (
  <li>
    <Icon name={icon} />
    <Link to={to}>{name}</Link>
    <p>{text}</p>
  </li>
)

/** The three ways into the portal. Who has a number comes to its claim, after opening an account where there is none. */
export const Doors = () => {
  const isGuest = useSession().state !== 'authenticated'
  const words = useWords(startWords)
  const { isNew, dashboard, hasNumber, check } = words.doors
  const inLanguage = usePathInLanguage()
  const claim = inLanguage(paths.claim)
  return (
    <>
      <ul className="doors">
        {isGuest ? (
          <Door icon="person" to={paths.register} {...isNew} />
        ) : (
          <Door icon="home" to={paths.dashboard} {...dashboard} />
        )}
        <Door icon="card" to={isGuest ? registerOnTheWayTo(claim) : claim} {...hasNumber} />
        <Door icon="shield" to={inLanguage(paths.publicRegister)} {...check} />
      </ul>
      <p className="doors-also">
        {isGuest && (
          <>
            {words.haveAccount} <Link to={paths.login}>{words.signIn}</Link>
            {words.stop}{' '}
          </>
        )}
        {words.haveCertificate} <Link to={inLanguage(paths.verify)}>{words.checkCertificate}</Link>
        {words.stop}
      </p>
    </>
  )
}
