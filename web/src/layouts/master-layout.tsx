import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { formatCnic } from '#shared/kit/format.ts'
import { paths, walkInPath } from '#shared/paths.ts'
import { forgetInterruptedPath, interruptedPathOf } from '#web/session/interrupted-path.ts'
import { useSession } from '#web/session/session-context.ts'
import { Button } from '#web/ui/button.tsx'
import { usePathInLanguage } from '#web/ui/language/language.ts'
import { LanguageLink } from '#web/ui/language/language-link.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { whole } from '#web/ui/whole.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Shell } from './shell.tsx'
import { applicantSections } from './sidebar/entries.ts'

const links = [
  ['Profile', paths.portfolio],
  ['Analytics', paths.analytics],
  ['Settings & Privacy', paths.settings],
  ['Help Center', paths.helpCenter],
] as const

/** The layout of the applicant's screens. */
export const MasterLayout = () => {
  const inLanguage = usePathInLanguage()
  const { user, signOut } = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  // The person has returned to where the session ended.
  useEffect(() => {
    if (interruptedPathOf(user.id) === pathname + search) forgetInterruptedPath()
  }, [user.id, pathname, search])

  const logOut = () => {
    signOut()
    navigate(paths.login)
  }
  return (
    <Shell
      sections={applicantSections(user)}
      home={paths.dashboard}
      menu={
        <>
          <LanguageLink />
          <AccountMenu
            name={user.name}
            links={links.map(([label, path]) => [label, inLanguage(path)])}
            onLogOut={logOut}
          />
        </>
      }
    >
      {user.entered_by && (
        <section className="banner-note" aria-label="Entering for somebody">
          <p>
            You are entering for <Typed>{user.name}</Typed> (CNIC {whole(formatCnic(user.cnic))}). Leave to
            print, have it signed and hand it in.{' '}
            <Button onClick={() => signOut(undefined, walkInPath(user.id))}>Leave</Button>
          </p>
        </section>
      )}
      <Outlet />
    </Shell>
  )
}
