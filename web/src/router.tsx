import { type ComponentType, lazy, Suspense } from 'react'
import { BrowserRouter, Outlet, Route, Routes } from 'react-router-dom'
import { LoginPage } from './features/auth/login-page.tsx'
import { AdminGuard, AdminGuestGuard, ApplicantGuard, GuestGuard } from './guards.tsx'
import { AuthLayout } from './layouts/auth-layout.tsx'
import { OpenLayout } from './layouts/open-layout.tsx'
import { paths } from './paths.ts'
import { ScrollMemory } from './scroll-memory.tsx'
import { SessionProvider } from './session/session-provider.tsx'
import { FlashProvider } from './ui/flash.tsx'
import { LeaveGuardProvider } from './ui/leave-guard.tsx'
import { Loader } from './ui/loader.tsx'

/** A screen whose code is fetched when it is first shown. */
const screen = <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) =>
  lazy(() => load().then((module) => ({ default: module[name] })))

const MasterLayout = screen(() => import('./layouts/master-layout.tsx'), 'MasterLayout')
const DashboardPage = screen(() => import('./features/dashboard/dashboard-page.tsx'), 'DashboardPage')
const PortfolioPage = screen(() => import('./features/portfolio/portfolio-page.tsx'), 'PortfolioPage')
const PortfolioFormPage = screen(
  () => import('./features/portfolio/portfolio-form-page.tsx'),
  'PortfolioFormPage',
)
const ApplicantPage = screen(() => import('./features/applicant/applicant-page.tsx'), 'ApplicantPage')
const ApplicantFormPage = screen(
  () => import('./features/applicant/applicant-form-page.tsx'),
  'ApplicantFormPage',
)
const ContactInformationPage = screen(
  () => import('./features/contact-information/contact-information-page.tsx'),
  'ContactInformationPage',
)
const ContactInformationFormPage = screen(
  () => import('./features/contact-information/contact-information-form-page.tsx'),
  'ContactInformationFormPage',
)
const QualificationInformationPage = screen(
  () => import('./features/qualification-information/qualification-information-page.tsx'),
  'QualificationInformationPage',
)
const QualificationInformationFormPage = screen(
  () => import('./features/qualification-information/qualification-information-form-page.tsx'),
  'QualificationInformationFormPage',
)
const RegistrationPage = screen(
  () => import('./features/registration/registration-page.tsx'),
  'RegistrationPage',
)
const UserApplicationPage = screen(
  () => import('./features/user-applications/user-application-page.tsx'),
  'UserApplicationPage',
)
const UserApplicationFormPage = screen(
  () => import('./features/user-applications/user-application-form-page.tsx'),
  'UserApplicationFormPage',
)
const DocumentsPage = screen(() => import('./features/documents/documents-page.tsx'), 'DocumentsPage')
const UserDocumentsPage = screen(() => import('./features/documents/documents-page.tsx'), 'UserDocumentsPage')
const CalculatorPage = screen(() => import('./features/fee/calculator-page.tsx'), 'CalculatorPage')
const FeeCalculationPage = screen(
  () => import('./features/fee/fee-calculation-page.tsx'),
  'FeeCalculationPage',
)
const PrintOutPage = screen(() => import('./features/print-out/print-out-page.tsx'), 'PrintOutPage')
const RegisterPage = screen(() => import('./features/auth/register-page.tsx'), 'RegisterPage')
const ForgotPasswordPage = screen(
  () => import('./features/auth/forgot-password-page.tsx'),
  'ForgotPasswordPage',
)
const ResetPasswordPage = screen(() => import('./features/auth/reset-password-page.tsx'), 'ResetPasswordPage')
const InformationPage = screen(() => import('./features/information/information-page.tsx'), 'InformationPage')
const NotFoundPage = screen(() => import('./features/information/not-found-page.tsx'), 'NotFoundPage')
const AdminSide = screen(() => import('./admin-side.tsx'), 'AdminSide')
const AdminLayout = screen(() => import('./layouts/admin-layout.tsx'), 'AdminLayout')
const AdminAuthLayout = screen(() => import('./layouts/admin-auth-layout.tsx'), 'AdminAuthLayout')
const AdminLoginPage = screen(() => import('./features/admin/admin-login-page.tsx'), 'AdminLoginPage')
const SetPasswordPage = screen(() => import('./features/admin/set-password-page.tsx'), 'SetPasswordPage')
const AdminPage = screen(() => import('./features/admin/admin-page.tsx'), 'AdminPage')

const QueuePage = screen(() => import('./features/desk/queue-page.tsx'), 'QueuePage')

const ExportsPage = screen(() => import('./features/desk/exports-page.tsx'), 'ExportsPage')

const PeoplePage = screen(() => import('./features/people/people-page.tsx'), 'PeoplePage')
const InvitePage = screen(() => import('./features/people/invite-page.tsx'), 'InvitePage')
const PersonPage = screen(() => import('./features/people/person-page.tsx'), 'PersonPage')
const SecurityPage = screen(() => import('./features/security/security-page.tsx'), 'SecurityPage')

const CasePage = screen(() => import('./features/desk/case-page.tsx'), 'CasePage')

const BankStatementPage = screen(
  () => import('./features/bank-statement/bank-statement-page.tsx'),
  'BankStatementPage',
)

const BankImportPage = screen(
  () => import('./features/bank-statement/bank-import-page.tsx'),
  'BankImportPage',
)

const FeeSchedulesPage = screen(
  () => import('./features/fee-schedules/fee-schedules-page.tsx'),
  'FeeSchedulesPage',
)
const FeeSchedulePage = screen(
  () => import('./features/fee-schedules/fee-schedule-page.tsx'),
  'FeeSchedulePage',
)

const ApplicantSide = () => (
  <SessionProvider>
    <Outlet />
  </SessionProvider>
)

const openPages = [
  paths.support,
  paths.helpCenter,
  paths.privacy,
  paths.terms,
  paths.analytics,
  paths.settings,
  paths.accessibility,
]

const AppRoutes = () => (
  <Routes>
    <Route element={<ApplicantSide />}>
      <Route element={<AuthLayout />}>
        <Route element={<GuestGuard />}>
          <Route path={paths.login} element={<LoginPage />} />
          <Route path={paths.register} element={<RegisterPage />} />
          <Route path={paths.forgotPassword} element={<ForgotPasswordPage />} />
        </Route>
        <Route path={`${paths.resetPassword}/:token?`} element={<ResetPasswordPage />} />
      </Route>
      <Route element={<ApplicantGuard />}>
        <Route element={<MasterLayout />}>
          <Route path={paths.dashboard} element={<DashboardPage />} />
          <Route path={paths.portfolio} element={<PortfolioPage />} />
          <Route path={`${paths.portfolio}/:id/edit`} element={<PortfolioFormPage />} />
          <Route path={paths.applications} element={<ApplicantPage />} />
          <Route path={paths.applicationsCreate} element={<ApplicantFormPage />} />
          <Route path={`${paths.applications}/:id/edit`} element={<ApplicantFormPage />} />
          <Route path={paths.contactInformation} element={<ContactInformationPage />} />
          <Route path={paths.contactInformationCreate} element={<ContactInformationFormPage />} />
          <Route path={`${paths.contactInformation}/:id/edit`} element={<ContactInformationFormPage />} />
          <Route path={paths.qualificationInformation} element={<QualificationInformationPage />} />
          <Route path={paths.qualificationInformationCreate} element={<QualificationInformationFormPage />} />
          <Route
            path={`${paths.qualificationInformation}/:id/edit`}
            element={<QualificationInformationFormPage />}
          />
          <Route path={paths.registrationNew} element={<RegistrationPage key="new" />} />
          <Route path={paths.registrationRenewal} element={<RegistrationPage key="renewal" />} />
          <Route path={paths.userApplications} element={<UserApplicationPage />} />
          <Route path={paths.userApplicationsCreate} element={<UserApplicationFormPage />} />
          <Route path={`${paths.userApplications}/:id/edit`} element={<UserApplicationFormPage />} />
          <Route path={paths.documents} element={<DocumentsPage />} />
          <Route path={paths.userDocuments} element={<UserDocumentsPage />} />
          <Route path={paths.calculator} element={<CalculatorPage />} />
          <Route path={paths.feeCalculation} element={<FeeCalculationPage />} />
          <Route path={paths.feeCalculationCreate} element={<CalculatorPage />} />
          <Route path={paths.printOutNew} element={<PrintOutPage key="new" />} />
          <Route path={paths.printOutRenewal} element={<PrintOutPage key="renewal" />} />
        </Route>
      </Route>
      <Route element={<OpenLayout />}>
        {openPages.map((path) => (
          <Route key={path} path={path} element={<InformationPage />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Route>
    <Route element={<AdminSide />}>
      <Route element={<AdminGuestGuard />}>
        <Route element={<AdminAuthLayout />}>
          <Route path={paths.adminLogin} element={<AdminLoginPage />} />
        </Route>
      </Route>
      <Route element={<AdminAuthLayout />}>
        <Route path={`${paths.adminSetPassword}/:token?`} element={<SetPasswordPage />} />
      </Route>
      <Route element={<AdminGuard />}>
        <Route element={<AdminLayout />}>
          <Route path={paths.admin} element={<AdminPage />} />
          <Route path={paths.adminCases} element={<QueuePage />} />
          <Route path={`${paths.adminCases}/:id`} element={<CasePage />} />
          <Route path={paths.adminPeople} element={<PeoplePage />} />
          <Route path={paths.adminPeopleInvite} element={<InvitePage />} />
          <Route path={`${paths.adminPeople}/:id`} element={<PersonPage />} />
          <Route path={paths.adminSecurity} element={<SecurityPage />} />
          <Route path={paths.adminFeeSchedules} element={<FeeSchedulesPage />} />
          <Route path={paths.adminFeeScheduleNew} element={<FeeSchedulePage key="new" />} />
          <Route path={`${paths.adminFeeSchedules}/:firstDay`} element={<FeeSchedulePage key="change" />} />
          <Route path={paths.adminExports} element={<ExportsPage />} />
          <Route path={paths.adminBankStatement} element={<BankStatementPage />} />
          <Route path={`${paths.adminBankStatement}/:id`} element={<BankImportPage />} />
        </Route>
      </Route>
    </Route>
  </Routes>
)

export const Portal = () => (
  <BrowserRouter>
    <FlashProvider>
      <LeaveGuardProvider>
        <ScrollMemory />
        <Suspense fallback={<Loader />}>
          <AppRoutes />
        </Suspense>
      </LeaveGuardProvider>
    </FlashProvider>
  </BrowserRouter>
)
