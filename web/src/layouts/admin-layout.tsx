import { Outlet, useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import type { AdminUser } from '#shared/records/current-user.ts'
import { feeRoles } from '#shared/rules/fee-schedules.ts'
import { seesCases, useAdminSession, verifiesFees } from '#web/session/admin-session.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Shell } from './shell.tsx'
import type { SidebarEntry, SidebarSection } from './sidebar/entries.ts'

/** An administrator runs accounts and sees no cases, but who takes them away. */
const sectionsOf = (admin: AdminUser | null): SidebarSection[] => {
  if (admin?.codes.missing)
    return [{ entries: [{ words: 'Security', to: paths.adminSecurity, icon: 'lock' }] }]
  const entries: SidebarEntry[] = [{ words: 'Dashboard', to: paths.admin, icon: 'home', alone: true }]
  if (seesCases(admin)) entries.push({ words: 'Applications', to: paths.adminCases, icon: 'form' })
  if (verifiesFees(admin))
    entries.push({ words: 'Bank statement', to: paths.adminBankStatement, icon: 'calculator' })
  if (feeRoles.some((role) => admin?.roles.includes(role)))
    entries.push({ words: 'Fee schedules', to: paths.adminFeeSchedules, icon: 'calculator' })
  if (admin?.roles.includes('administrator'))
    entries.push(
      { words: 'People', to: paths.adminPeople, icon: 'person' },
      { words: 'Exports', to: paths.adminExports, icon: 'record' },
    )
  return [{ entries }]
}

const links = [['Security', paths.adminSecurity]] as const

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
      sections={sectionsOf(admin)}
      home={paths.admin}
      menu={<AccountMenu name={admin?.name ?? ''} links={links} onLogOut={logOut} />}
    >
      <Outlet />
    </Shell>
  )
}
