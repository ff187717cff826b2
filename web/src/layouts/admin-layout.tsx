import { Outlet, useNavigate } from 'react-router-dom'
import type { AdminUser } from '#shared/accounts/contract/current-user.ts'
import { registrationRoles } from '#shared/cases/rules/registration-corrections.ts'
import { reportRoles } from '#shared/cases/rules/report-roles.ts'
import { paths } from '#shared/paths.ts'
import { feeRoles } from '#shared/payments/rules/fee-schedules.ts'
import { termRoles } from '#shared/register/rules/terms.ts'
import { councilRoles } from '#shared/staff/rules/council-settings.ts'
import { settingsRoles } from '#shared/staff/rules/office-settings.ts'
import { seesCases, settlesProposals, useAdminSession, verifiesFees } from '#web/session/admin-session.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Shell } from './shell.tsx'
import type { SidebarEntry, SidebarSection } from './sidebar/entries.ts'

/** The pages that each role may open. Administrators manage accounts and exports and see no cases. */
const sectionsOf = (admin: AdminUser | null): SidebarSection[] => {
  if (admin?.codes.missing)
    return [{ entries: [{ label: 'Security', to: paths.adminSecurity, icon: 'shield' }] }]
  const entries: SidebarEntry[] = [{ label: 'Dashboard', to: paths.admin, icon: 'home', exact: true }]
  if (seesCases(admin))
    entries.push(
      { label: 'Applications', to: paths.adminCases, icon: 'form' },
      { label: 'Colleagues', to: paths.adminColleagues, icon: 'people' },
    )
  if (registrationRoles.some((role) => admin?.roles.includes(role)))
    entries.push({ label: 'Register', to: paths.adminRegistrations, icon: 'card' })
  if (verifiesFees(admin))
    entries.push({ label: 'Bank statement', to: paths.adminBankStatement, icon: 'bank' })
  if (admin?.roles.includes('registrar'))
    entries.push(
      { label: 'Old books', to: paths.adminBooks, icon: 'record' },
      { label: 'Claims', to: paths.adminClaims, icon: 'person' },
      { label: 'Change requests', to: paths.adminChangeRequests, icon: 'edit' },
    )
  if (feeRoles.some((role) => admin?.roles.includes(role)))
    entries.push({ label: 'Fee schedules', to: paths.adminFeeSchedules, icon: 'banknote' })
  if (termRoles.some((role) => admin?.roles.includes(role)))
    entries.push({ label: 'Registration terms', to: paths.adminTerms, icon: 'record' })
  if (reportRoles.some((role) => admin?.roles.includes(role)))
    entries.push(
      { label: 'Reports', to: paths.adminReports, icon: 'chart' },
      { label: 'Register in figures', to: paths.adminFigures, icon: 'chart' },
    )
  if (settlesProposals(admin))
    entries.push({ label: 'Confirmations', to: paths.adminConfirmations, icon: 'check' })
  if (admin?.roles.includes('administrator'))
    entries.push(
      { label: 'Staff', to: paths.adminPeople, icon: 'people' },
      { label: 'Exports', to: paths.adminExports, icon: 'download' },
    )
  if (settingsRoles.some((role) => admin?.roles.includes(role)))
    entries.push({ label: 'Office settings', to: paths.adminSettings, icon: 'record' })
  if (councilRoles.some((role) => admin?.roles.includes(role)))
    entries.push(
      { label: 'Council settings', to: paths.adminCouncil, icon: 'pin' },
      { label: 'Retention', to: paths.adminRetention, icon: 'record' },
    )
  return [{ entries }]
}

const links = [['Security', paths.adminSecurity]] as const

/** The layout of the staff's screens. */
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
