import { type ReactElement, type ReactNode, Suspense } from 'react'
import {
  BrowserRouter,
  createRoutesFromElements,
  matchRoutes,
  Outlet,
  Route,
  useLocation,
  useRoutes,
} from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { tokenFor } from './api/tokens.ts'
import { LoginPage } from './features/accounts/auth/login-page.tsx'
import { footerPages } from './footer-pages.ts'
import { ApplicantGuard, GuestGuard } from './guards.tsx'
import { AuthLayout } from './layouts/auth-layout.tsx'
import { OpenLayout } from './layouts/open-layout.tsx'
import { PublicLayout } from './layouts/public-layout.tsx'
import { preloadAll, type Screen } from './screen.tsx'
import * as screens from './screens.ts'
import { ScrollRestoration } from './scroll-restoration.tsx'
import { CouncilProvider } from './session/council.tsx'
import { SessionProvider } from './session/session-provider.tsx'
import { LeaveGuardProvider } from './ui/form/kept/leave-guard-provider.tsx'
import { FlashProvider } from './ui/messages/flash.tsx'
import { Loader } from './ui/page/loader.tsx'

const ApplicantRoot = () => (
  <SessionProvider>
    <Outlet />
  </SessionProvider>
)

const preloadDashboard = () => preloadAll(screens.MasterLayout, screens.DashboardPage)

/** Pages for guests and signed-in applicants alike. */
const openPages = [...footerPages, paths.analytics, paths.settings]

export const routes = createRoutesFromElements(
  <>
    <Route element={<ApplicantRoot />}>
      <Route element={<AuthLayout />}>
        <Route element={<GuestGuard />}>
          <Route path={paths.login} element={<LoginPage preloadNext={preloadDashboard} />} />
          <Route path={paths.register} element={<screens.RegisterPage preloadNext={preloadDashboard} />} />
          <Route path={paths.forgotPassword} element={<screens.ForgotPasswordPage />} />
        </Route>
        <Route path={`${paths.resetPassword}/:token?`} element={<screens.ResetPasswordPage />} />
        <Route path={`${paths.confirmEmail}/:token?`} element={<screens.ConfirmEmailPage />} />
        <Route path={`${paths.undoEmail}/:token?`} element={<screens.UndoEmailPage />} />
        <Route path={`${paths.undoPassword}/:token?`} element={<screens.UndoPasswordPage />} />
      </Route>
      <Route element={<ApplicantGuard />}>
        <Route element={<screens.MasterLayout />}>
          <Route path={paths.dashboard} element={<screens.DashboardPage />} />
          <Route path={paths.portfolio} element={<screens.PortfolioPage />} />
          <Route path={paths.signIns} element={<screens.SignInsPage />} />
          <Route path={paths.ownRegistration} element={<screens.OwnRegistrationPage />} />
          <Route path={paths.ownData} element={<screens.OwnDataPage />} />
          <Route path={paths.closeAccount} element={<screens.CloseAccountPage />} />
          <Route path={`${paths.portfolio}/:id/edit`} element={<screens.PortfolioFormPage />} />
          <Route path={paths.applications} element={<screens.ApplicantPage />} />
          <Route path={paths.applicationsCreate} element={<screens.ApplicantFormPage />} />
          <Route path={`${paths.applications}/:id/edit`} element={<screens.ApplicantFormPage />} />
          <Route path={paths.contactInformation} element={<screens.ContactInformationPage />} />
          <Route path={paths.contactInformationCreate} element={<screens.ContactInformationFormPage />} />
          <Route
            path={`${paths.contactInformation}/:id/edit`}
            element={<screens.ContactInformationFormPage />}
          />
          <Route path={paths.qualificationInformation} element={<screens.QualificationInformationPage />} />
          <Route
            path={paths.qualificationInformationCreate}
            element={<screens.QualificationInformationFormPage />}
          />
          <Route
            path={`${paths.qualificationInformation}/:id/edit`}
            element={<screens.QualificationInformationFormPage />}
          />
          <Route
            path={paths.registrationNew}
            element={<screens.RegistrationPage key="new" ReturnedFile={screens.ReturnedFile} />}
          />
          <Route
            path={paths.registrationRenewal}
            element={<screens.RegistrationPage key="renewal" ReturnedFile={screens.ReturnedFile} />}
          />
          <Route path={paths.renewal} element={<screens.RenewalPage />} />
          <Route path={paths.userApplications} element={<screens.UserApplicationPage />} />
          <Route path={paths.userApplicationsCreate} element={<screens.UserApplicationFormPage />} />
          <Route path={`${paths.userApplications}/:id/edit`} element={<screens.UserApplicationFormPage />} />
          <Route path={paths.documents} element={<screens.DocumentsPage />} />
          <Route path={paths.userDocuments} element={<screens.UserDocumentsPage />} />
          <Route path={paths.claim} element={<screens.OwnClaimPage />} />
          <Route path={paths.calculator} element={<screens.CalculatorPage />} />
          <Route path={paths.feeCalculation} element={<screens.FeeCalculationPage />} />
          <Route path={paths.feeCalculationCreate} element={<screens.CalculatorPage />} />
          <Route path={paths.printOutNew} element={<screens.PrintOutPage key="new" />} />
          <Route path={paths.printOutRenewal} element={<screens.PrintOutPage key="renewal" />} />
        </Route>
      </Route>
      <Route element={<OpenLayout signedInLayout={<screens.MasterLayout />} />}>
        {openPages.map((path) => (
          <Route key={path} path={path} element={<screens.InformationPage />} />
        ))}
        <Route path={paths.start} element={<screens.StartPage />} />
        <Route path="*" element={<screens.NotFoundPage />} />
      </Route>
    </Route>
    <Route element={<PublicLayout />}>
      <Route path={paths.verify} element={<screens.VerifyPage />} />
    </Route>
    {/* For everybody, signed in or not: nobody's session is asked for. */}
    <Route element={<screens.RegisterLayout />}>
      <Route path={paths.publicRegister} element={<screens.RegisterSearchPage />} />
      <Route path={paths.registerCheck} element={<screens.RegisterCheckPage />} />
      <Route path={`${paths.publicRegister}/:number`} element={<screens.RegisterEntryPage />} />
    </Route>
  </>,
)

/** Addresses of the staff's area: its routes are fetched with the first of them. */
const isOfStaff = (pathname: string): boolean => `${pathname}/`.startsWith(`${paths.admin}/`)

const fetchStaffArea = async () => {
  await screens.StaffArea.preload()
  return import('./staff-routes.tsx')
}

/** Fetches the code of the screens that an address shows, up to a guard that, as far as tokens tell, will redirect. */
export const preloadScreensOf = async (pathname: string): Promise<void> => {
  const staff = isOfStaff(pathname) ? await fetchStaffArea() : null
  const all = [...(staff?.staffRoutes ?? []), ...routes]
  const elements = matchRoutes(all, pathname)?.map(({ route }) => route.element as ReactElement) ?? []
  const redirecting = elements.findIndex(
    ({ type }) =>
      (type === ApplicantGuard && tokenFor('applicant') === null) ||
      (type === staff?.AdminGuard && tokenFor('staff') === null),
  )
  const shown = redirecting < 0 ? elements : elements.slice(0, redirecting)
  await Promise.all(shown.map(({ type }) => (type as Partial<Screen>).preload?.()))
}

const OpenRoutes = () => useRoutes(routes)

const AppRoutes = () => {
  const { pathname } = useLocation()
  return isOfStaff(pathname) ? <screens.StaffArea others={routes} /> : <OpenRoutes />
}

interface PortalProps {
  /** What is shown in the place of the screens. */
  children?: ReactNode
}

/** Everything inside a router: the browser's, or the one of the build that renders pages ahead. */
export const PortalScreens = ({ children = <AppRoutes /> }: PortalProps) => (
  <CouncilProvider>
    <FlashProvider>
      <LeaveGuardProvider>
        <ScrollRestoration />
        <Suspense fallback={<Loader />}>{children}</Suspense>
      </LeaveGuardProvider>
    </FlashProvider>
  </CouncilProvider>
)

export const Portal = () => (
  <BrowserRouter>
    <PortalScreens />
  </BrowserRouter>
)
