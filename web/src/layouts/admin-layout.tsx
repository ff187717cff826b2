import { Outlet, useNavigate } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { seesCases, useAdminSession } from '#web/session/admin-session.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Shell } from './shell.tsx'
import type { SidebarSection } from './sidebar/entries.ts'

/** An administrator runs accounts and sees no cases. */
const sectionsOf = (seesCases: boolean): SidebarSection[] => [
  {
    entries: [
      { words: 'Dashboard', to: paths.admin, icon: 'home', alone: true },
      ...(seesCases ? [{ words: 'Applications', to: paths.adminCases, icon: 'form' } as const] : []),
    ],
  },
]

/** The council staff's screens. */
export const AdminLayout = () => {
  const { admin, signOut } = useAdminSession()
  const navigate = useNavigate()
  const logOut = () => {
    signOut()
    navigate(paths.adminLogin)
  }
  return (
    <Shell
      sections={sectionsOf(seesCases(admin))}
      home={paths.admin}
      menu={<AccountMenu name={admin?.name ?? ''} links={[]} onLogOut={logOut} />}
    >
      <Outlet />
    </Shell>
  )
}
