import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import type { AdminUser } from '#shared/accounts/contract/current-user.ts'
import { registrationRoles } from '#shared/cases/rules/registration-corrections.ts'
import { reportRoles } from '#shared/cases/rules/report-roles.ts'
import { paths } from '#shared/paths.ts'
import { feeRoles } from '#shared/payments/rules/fee-schedules.ts'
import { termRoles } from '#shared/register/rules/terms.ts'
import { councilRoles } from '#shared/staff/rules/council-settings.ts'
import { settingsRoles } from '#shared/staff/rules/office-settings.ts'
import { type StaffRole, walkInRoles } from '#shared/vocabulary/staff-roles.ts'
import { seesCases, settlesProposals, useAdminSession, verifiesFees } from '#web/session/admin-session.tsx'
import type { IconName } from '#web/ui/icon.tsx'
import { useWorkCounts, type WorkCounts } from '#web/ui/office/work-counts.ts'
import { AccountMenu } from './account-menu.tsx'
import { Palette } from './palette.tsx'
import { Shell } from './shell.tsx'
import type { SidebarEntry, SidebarSection } from './sidebar/entries.ts'

/** The pages that each role may open, by group. Administrators manage accounts and exports and see no cases. */
const sectionsOf = (admin: AdminUser | null, counts: WorkCounts): SidebarSection[] => {
  if (admin?.codes.missing)
    return [{ entries: [{ label: 'Security', to: paths.adminSecurity, icon: 'shield' }] }]
  const has = (...roles: readonly StaffRole[]) => roles.some((role) => admin?.roles.includes(role))
  const entry = (mayOpen: boolean, label: string, to: string, icon: IconName): SidebarEntry[] =>
    mayOpen ? [{ label, to, icon, count: counts[to] }] : []
  const sections: SidebarSection[] = [
    {
      heading: 'Work',
      entries: [
        { label: 'Dashboard', to: paths.admin, icon: 'home', exact: true },
        ...entry(seesCases(admin), 'Applications', paths.adminCases, 'form'),
        ...entry(has(...walkInRoles, 'administrator'), 'Walk-ins', paths.adminWalkIns, 'upload'),
        ...entry(has('registrar'), 'Meetings', paths.adminMeetings, 'gavel'),
        ...entry(settlesProposals(admin), 'Confirmations', paths.adminConfirmations, 'check'),
        ...entry(seesCases(admin), 'Colleagues', paths.adminColleagues, 'people'),
      ],
    },
    {
      heading: 'Register',
      entries: [
        ...entry(has(...registrationRoles), 'Register', paths.adminRegistrations, 'card'),
        ...entry(has(...registrationRoles), 'Calendar of holders', paths.adminCalendar, 'calendar'),
        ...entry(has(...registrationRoles), 'Places of practice', paths.adminPractices, 'pin'),
        ...entry(has('registrar'), 'Old books', paths.adminBooks, 'record'),
        ...entry(has('registrar'), 'Claims', paths.adminClaims, 'person'),
        ...entry(has('registrar'), 'Concerns', paths.adminConcerns, 'shield'),
        ...entry(has('registrar'), 'Watchers', paths.adminWatchers, 'mail'),
        ...entry(has('registrar'), 'Change requests', paths.adminChangeRequests, 'edit'),
        ...entry(has(...termRoles), 'Registration terms', paths.adminTerms, 'renew'),
        ...entry(has(...reportRoles), 'Register in figures', paths.adminFigures, 'calculator'),
      ],
    },
    {
      heading: 'Money',
      entries: [
        ...entry(verifiesFees(admin), 'Bank statement', paths.adminBankStatement, 'bank'),
        ...entry(verifiesFees(admin), 'Receipts', paths.adminReceipts, 'form'),
        ...entry(verifiesFees(admin), 'Day book', paths.adminDayBook, 'book'),
        ...entry(has(...feeRoles), 'Fee schedules', paths.adminFeeSchedules, 'banknote'),
      ],
    },
    {
      heading: 'Office',
      entries: [
        ...entry(has(...reportRoles), 'Reports', paths.adminReports, 'chart'),
        ...entry(has('administrator'), 'Staff', paths.adminPeople, 'degree'),
        ...entry(has('administrator'), 'Exports', paths.adminExports, 'download'),
        ...entry(has(...settingsRoles), 'Office settings', paths.adminSettings, 'file'),
        ...entry(has(...councilRoles), 'Council settings', paths.adminCouncil, 'pin'),
        ...entry(has(...councilRoles), 'Retention', paths.adminRetention, 'clock'),
      ],
    },
  ]
  return sections.filter(({ entries }) => entries.length > 0)
}

const links = [['Security', paths.adminSecurity]] as const

/** The layout of the staff's screens. */
export const AdminLayout = () => {
  const { admin, signOut } = useAdminSession()
  const navigate = useNavigate()
  const sections = sectionsOf(admin, useWorkCounts(admin, useLocation().pathname))
  const logOut = () => {
    signOut()
    navigate(paths.adminLogin)
  }
  return (
    <Shell
      sections={sections}
      home={paths.admin}
      menu={
        <>
          <Palette sections={sections} seesCases={seesCases(admin)} />
          <AccountMenu name={admin?.name ?? ''} links={links} onLogOut={logOut} />
        </>
      }
    >
      <Outlet />
    </Shell>
  )
}
