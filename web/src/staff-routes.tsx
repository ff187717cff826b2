/** The staff's area: its routes and guards are fetched when somebody opens one of its addresses. */
import './api/staff-endpoints.ts'
import { useEffect } from 'react'
import { Navigate, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router-dom'
import { inStaffArea, paths, workGroupPath } from '#shared/paths.ts'
import { footerPages } from './footer-pages.ts'
import { CardLayout } from './layouts/card-layout.tsx'
import { inside, page, pages, preloadAll, screen } from './screen.tsx'
import { AdminSessionProvider, useAdminSession } from './session/admin-session.tsx'
import { forgetStaffPath, staffPathOf } from './session/staff-return-path.ts'
import { Loader } from './ui/page/loader.tsx'

/** Screens of council staff; who must set up one-time passwords first sees nothing else. */
const AdminGuard = () => {
  const { state, admin } = useAdminSession()
  const { pathname } = useLocation()
  const isSignedIn = admin !== null
  useEffect(() => {
    if (isSignedIn) forgetStaffPath()
  }, [isSignedIn])
  if (state === 'unknown') return <Loader />
  if (admin?.codes.missing && pathname !== paths.adminSecurity)
    return <Navigate to={paths.adminSecurity} replace />
  return admin?.is_admin ? <Outlet /> : <Navigate to={paths.adminLogin} replace />
}

/** The staff sign-in: who is signed in already goes to the admin area, or back to where the session ended. */
const AdminGuestGuard = () => {
  const { state, admin } = useAdminSession()
  if (state === 'unknown') return <Loader />
  return admin?.is_admin ? <Navigate to={staffPathOf(admin.id) ?? paths.admin} replace /> : <Outlet />
}

export { AdminGuard }

const AdminLayout = screen(() => import('./layouts/admin-layout.tsx'))
const AdminOpenLayout = screen(() => import('./layouts/admin-open-layout.tsx'))
const AdminLoginPage = screen(() => import('./features/staff/admin/admin-login-page.tsx'))
const AdminPage = screen(() => import('./features/staff/admin/admin-page.tsx'))
const FeeSchedulePage = screen(() => import('./features/payments/fee-schedules/fee-schedule-page.tsx'))
const InformationPage = screen(() => import('./features/applications/information/information-page.tsx'))

/** All pages under /admin share the staff session, and have nothing of the applicants' one. */
const AdminRoot = () => (
  <AdminSessionProvider>
    <Outlet />
  </AdminSessionProvider>
)

const preloadStaffStart = () => preloadAll(AdminLayout, AdminPage)

export const staffRoutes: RouteObject[] = [
  inside(<AdminRoot />, [
    inside(<AdminGuestGuard />, [
      inside(<CardLayout home={paths.adminLogin} className="sign-in-staff" />, [
        { path: paths.adminLogin, element: <AdminLoginPage preloadNext={preloadStaffStart} /> },
      ]),
    ]),
    inside(<CardLayout home={paths.adminLogin} className="sign-in-staff" />, [
      page(`${paths.adminSetPassword}/:token?`, () => import('./features/staff/admin/set-password-page.tsx')),
    ]),
    inside(<AdminOpenLayout />, [
      ...footerPages.map((path) => ({ path: inStaffArea(path), element: <InformationPage /> })),
    ]),
    inside(<AdminGuard />, [
      inside(<AdminLayout />, [
        { path: paths.admin, element: <AdminPage /> },
        { path: paths.adminFeeScheduleNew, element: <FeeSchedulePage key="new" /> },
        { path: `${paths.adminFeeSchedules}/:firstDay`, element: <FeeSchedulePage key="change" /> },
        ...pages({
          [workGroupPath(':group')]: () => import('./features/staff/admin/work/work-group-page.tsx'),
          [paths.adminColleagues]: () => import('./features/staff/colleagues/colleagues-page.tsx'),
          [paths.adminCouncil]: () => import('./features/staff/council-settings/council-settings-page.tsx'),
          [paths.adminRetention]: () => import('./features/staff/retention/retention-page.tsx'),
          [paths.adminSettings]: () => import('./features/staff/office-settings/office-settings-page.tsx'),
          [paths.adminCases]: () => import('./features/cases/queue/queue-page.tsx'),
          [`${paths.adminCases}/:id`]: () => import('./features/cases/case/case-page.tsx'),
          [`${paths.adminCases}/:id/print`]: () => import('./features/cases/case/print/case-print-page.tsx'),
          [paths.adminWalkIns]: () => import('./features/applications/walk-ins/walk-ins-page.tsx'),
          [`${paths.adminWalkIns}/:id`]: () => import('./features/applications/walk-ins/walk-in-page.tsx'),
          [paths.adminMeetings]: () => import('./features/cases/meetings/meetings-page.tsx'),
          [`${paths.adminMeetings}/:id`]: () => import('./features/cases/meetings/meeting-page.tsx'),
          [paths.adminCertificates]: () => import('./features/certificates/office/certificates-page.tsx'),
          [paths.adminRegistrations]: () =>
            import('./features/register/registrations/registrations-page.tsx'),
          [`${paths.adminRegistrations}/:number`]: () =>
            import('./features/register/registrations/entry-page.tsx'),
          [`${paths.adminRegistrations}/:number/standing/:act`]: () =>
            import('./features/register/registrations/standing-page.tsx'),
          [`${paths.adminRegistrations}/:number/correction`]: () =>
            import('./features/register/registrations/correction-page.tsx'),
          [`${paths.adminRegistrations}/:number/certificate`]: () =>
            import('./features/certificates/office/certificate-page.tsx'),
          [paths.adminConfirmations]: () => import('./features/staff/proposals/proposals-page.tsx'),
          [paths.adminPeople]: () => import('./features/staff/staff-accounts/people-page.tsx'),
          [paths.adminRelease]: () => import('./features/staff/staff-accounts/release-page.tsx'),
          [paths.adminPeopleInvite]: () => import('./features/staff/staff-accounts/invite-page.tsx'),
          [`${paths.adminPeople}/:id`]: () => import('./features/staff/staff-accounts/person-page.tsx'),
          [paths.adminSecurity]: () => import('./features/staff/security/security-page.tsx'),
          [paths.adminFeeSchedules]: () => import('./features/payments/fee-schedules/fee-schedules-page.tsx'),
          [paths.adminTerms]: () => import('./features/register/terms/terms-page.tsx'),
          [paths.adminCalendar]: () => import('./features/register/calendar/calendar-page.tsx'),
          [paths.adminFigures]: () => import('./features/register/figures/figures-page.tsx'),
          [paths.adminReports]: () => import('./features/cases/reports/reports-page.tsx'),
          [paths.adminExports]: () => import('./features/cases/exports/exports-page.tsx'),
          [paths.adminDayBook]: () => import('./features/payments/day-book/day-book-page.tsx'),
          [paths.adminReceipts]: () => import('./features/payments/receipts/receipts-page.tsx'),
          [`${paths.adminReceipts}/:serial`]: () => import('./features/payments/receipts/receipt-page.tsx'),
          [paths.adminBankStatement]: () =>
            import('./features/payments/bank-statement/bank-statement-page.tsx'),
          [`${paths.adminBankStatement}/:id`]: () =>
            import('./features/payments/bank-statement/bank-import-page.tsx'),
          [paths.adminBooks]: () => import('./features/register/books/books-page.tsx'),
          [`${paths.adminBooks}/:id`]: () => import('./features/register/books/book-page.tsx'),
          [paths.adminChangeRequests]: () =>
            import('./features/register/change-requests/change-requests-page.tsx'),
          [`${paths.adminChangeRequests}/:number/:id`]: () =>
            import('./features/register/change-requests/change-request-page.tsx'),
          [paths.adminConcerns]: () => import('./features/register/concerns/concerns-page.tsx'),
          [paths.adminPractices]: () => import('./features/register/practices/practices-page.tsx'),
          [paths.adminWatchers]: () => import('./features/register/watchers/watchers-page.tsx'),
          [paths.adminClaims]: () => import('./features/register/claims/claims-page.tsx'),
          [`${paths.adminClaims}/:id`]: () => import('./features/register/claims/claim-page.tsx'),
        }),
      ]),
    ]),
  ]),
]

/** @param others all other routes: one of them says that there is no such page */
export const StaffArea = ({ others }: { others: RouteObject[] }) => useRoutes([...staffRoutes, ...others])
