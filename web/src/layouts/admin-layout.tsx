import { Outlet, useNavigate } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Shell } from './shell.tsx'
import type { SidebarSection } from './sidebar/entries.ts'

const sections: SidebarSection[] = [{ entries: [{ words: 'Dashboard', to: paths.admin, icon: 'home' }] }]

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
      sections={sections}
      home={paths.admin}
      menu={<AccountMenu name={admin?.name ?? ''} links={[]} onLogOut={logOut} />}
    >
      <Outlet />
    </Shell>
  )
}
