import { Link, type LinkProps } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { useSession } from '#web/session/session-context.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

interface DoorProps extends Pick<LinkProps, 'to' | 'state'> {
  icon: IconName
  name: string
  text: string
}

const Door = ({ icon, name, text, ...link }: DoorProps) => (
  <li>
    <Icon name={icon} />
    <Link {...link}>{name}</Link>
    <p>{text}</p>
  </li>
)

/** The three ways into the portal. Who has a number comes to its claim, after opening an account where there is none. */
export const Doors = () => {
  const isGuest = useSession().state !== 'authenticated'
  return (
    <>
      <ul className="doors">
        {isGuest ? (
          <Door
            icon="person"
            to={paths.register}
            name="I am new"
            text="You have a B Pharm / Pharm D and are not registered yet. Open an account and apply."
          />
        ) : (
          <Door
            icon="home"
            to={paths.dashboard}
            name="Go to your dashboard"
            text="Where your application is, and what comes next."
          />
        )}
        <Door
          icon="card"
          {...(isGuest ? { to: paths.register, state: { next: paths.claim } } : { to: paths.claim })}
          name="I already have a registration number"
          text="Bring it into your account with a photo of your certificate, and renew it here."
        />
        <Door
          icon="shield"
          to={paths.publicRegister}
          name="Check a pharmacist"
          text="See whether somebody is registered today. You need no account."
        />
      </ul>
      <p className="doors-also">
        {isGuest && (
          <>
            Do you have an account? <Link to={paths.login}>Sign in</Link>.{' '}
          </>
        )}
        Do you hold a certificate in your hand? <Link to={paths.verify}>Check the certificate</Link>.
      </p>
    </>
  )
}
