/** The staff's area: its routes and guards are fetched when somebody opens one of its addresses. */
import { createRoutesFromElements, Route, type RouteObject, useRoutes } from 'react-router-dom'
import { inStaffArea, paths, workGroupPath } from '#shared/paths.ts'
import { AdminRoot } from './admin-root.tsx'
import { footerPages } from './footer-pages.ts'
import { preloadAll } from './screen.tsx'
import { AdminGuard, AdminGuestGuard } from './staff-guards.tsx'
import * as screens from './staff-screens.ts'

export { AdminGuard }

const preloadStaffStart = () => preloadAll(screens.AdminLayout, screens.AdminPage)

export const staffRoutes = createRoutesFromElements(
  <Route element={<AdminRoot />}>
    <Route element={<AdminGuestGuard />}>
      <Route element={<screens.AdminAuthLayout />}>
        <Route path={paths.adminLogin} element={<screens.AdminLoginPage preloadNext={preloadStaffStart} />} />
      </Route>
    </Route>
    <Route element={<screens.AdminAuthLayout />}>
      <Route path={`${paths.adminSetPassword}/:token?`} element={<screens.SetPasswordPage />} />
    </Route>
    <Route element={<screens.AdminOpenLayout />}>
      {footerPages.map((path) => (
        <Route key={path} path={inStaffArea(path)} element={<screens.InformationPage />} />
      ))}
    </Route>
    <Route element={<AdminGuard />}>
      <Route element={<screens.AdminLayout />}>
        <Route path={paths.admin} element={<screens.AdminPage />} />
        <Route path={workGroupPath(':group')} element={<screens.WorkGroupPage />} />
        <Route path={paths.adminColleagues} element={<screens.ColleaguesPage />} />
        <Route path={paths.adminCouncil} element={<screens.CouncilSettingsPage />} />
        <Route path={paths.adminRetention} element={<screens.RetentionPage />} />
        <Route path={paths.adminSettings} element={<screens.OfficeSettingsPage />} />
        <Route path={paths.adminCases} element={<screens.QueuePage />} />
        <Route path={`${paths.adminCases}/:id`} element={<screens.CasePage />} />
        <Route path={`${paths.adminCases}/:id/print`} element={<screens.CasePrintPage />} />
        <Route path={paths.adminCertificates} element={<screens.CertificatesPage />} />
        <Route path={paths.adminRegistrations} element={<screens.RegistrationsPage />} />
        <Route path={`${paths.adminRegistrations}/:number`} element={<screens.EntryPage />} />
        <Route
          path={`${paths.adminRegistrations}/:number/standing/:act`}
          element={<screens.StandingPage />}
        />
        <Route path={`${paths.adminRegistrations}/:number/correction`} element={<screens.CorrectionPage />} />
        <Route
          path={`${paths.adminRegistrations}/:number/certificate`}
          element={<screens.CertificatePage />}
        />
        <Route path={paths.adminConfirmations} element={<screens.ProposalsPage />} />
        <Route path={paths.adminPeople} element={<screens.PeoplePage />} />
        <Route path={paths.adminRelease} element={<screens.ReleasePage />} />
        <Route path={paths.adminPeopleInvite} element={<screens.InvitePage />} />
        <Route path={`${paths.adminPeople}/:id`} element={<screens.PersonPage />} />
        <Route path={paths.adminSecurity} element={<screens.SecurityPage />} />
        <Route path={paths.adminFeeSchedules} element={<screens.FeeSchedulesPage />} />
        <Route path={paths.adminFeeScheduleNew} element={<screens.FeeSchedulePage key="new" />} />
        <Route
          path={`${paths.adminFeeSchedules}/:firstDay`}
          element={<screens.FeeSchedulePage key="change" />}
        />
        <Route path={paths.adminTerms} element={<screens.TermsPage />} />
        <Route path={paths.adminFigures} element={<screens.FiguresPage />} />
        <Route path={paths.adminReports} element={<screens.ReportsPage />} />
        <Route path={paths.adminExports} element={<screens.ExportsPage />} />
        <Route path={paths.adminBankStatement} element={<screens.BankStatementPage />} />
        <Route path={`${paths.adminBankStatement}/:id`} element={<screens.BankImportPage />} />
        <Route path={paths.adminBooks} element={<screens.BooksPage />} />
        <Route path={`${paths.adminBooks}/:id`} element={<screens.BookPage />} />
        <Route path={paths.adminChangeRequests} element={<screens.ChangeRequestsPage />} />
        <Route path={`${paths.adminChangeRequests}/:number/:id`} element={<screens.ChangeRequestPage />} />
        <Route path={paths.adminClaims} element={<screens.ClaimsPage />} />
        <Route path={`${paths.adminClaims}/:id`} element={<screens.ClaimPage />} />
      </Route>
    </Route>
  </Route>,
)

/** @param others all other routes: one of them says that there is no such page */
export const StaffArea = ({ others }: { others: RouteObject[] }) => useRoutes([...staffRoutes, ...others])
