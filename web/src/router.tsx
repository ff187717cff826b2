import { type ReactElement, type ReactNode, Suspense } from 'react'
import {
  BrowserRouter,
  matchRoutes,
  Outlet,
  type RouteObject,
  useLocation,
  useRoutes,
} from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { tokenFor } from './api/tokens.ts'
import { LoginPage } from './features/accounts/auth/login-page.tsx'
import { footerPages } from './footer-pages.ts'
import { ApplicantGuard, GuestGuard } from './guards.tsx'
import { CardLayout } from './layouts/card-layout.tsx'
import { OpenLayout } from './layouts/open-layout.tsx'
import { bilingualPage, inside, page, pages, preloadAll, type Screen, screen } from './screen.tsx'
import { ScrollRestoration } from './scroll-restoration.tsx'
import { CouncilProvider } from './session/council.tsx'
import { SessionProvider } from './session/session-provider.tsx'
import { LeaveGuardProvider } from './ui/form/kept/leave-guard-provider.tsx'
import { inUrdu } from './ui/language/language.ts'
import { FlashProvider } from './ui/messages/flash.tsx'
import { Loader } from './ui/page/loader.tsx'
import { PreloadScreens } from './ui/page/preload.ts'

const MasterLayout = screen(() => import('./layouts/master-layout.tsx'))
const RegisterLayout = screen(() => import('./layouts/register-layout.tsx'))
const StaffArea = screen(() => import('./staff-routes.tsx').then(({ StaffArea }) => ({ StaffArea })))
const RegisterPage = screen(() => import('./features/accounts/auth/register-page.tsx'))
const DashboardPage = screen(() => import('./features/applications/dashboard/dashboard-page.tsx'))
const InformationPage = screen(() => import('./features/applications/information/information-page.tsx'))
const ApplicantFormPage = screen(() => import('./features/applications/applicant/applicant-form-page.tsx'))
const ContactInformationFormPage = screen(
  () => import('./features/applications/contact-information/contact-information-form-page.tsx'),
)
const QualificationInformationFormPage = screen(
  () => import('./features/applications/qualification-information/qualification-information-form-page.tsx'),
)
const UserApplicationFormPage = screen(
  () => import('./features/applications/user-applications/user-application-form-page.tsx'),
)
const RegistrationPage = screen(() => import('./features/applications/registration/registration-page.tsx'))
/** A part of the page of a returned application. */
const ReturnedFile = screen(() => import('./features/documents/own/returned-file.tsx'))
const DocumentsPage = screen(() => import('./features/documents/own/documents-page.tsx'))
const CalculatorPage = screen(() => import('./features/applications/fee/calculator-page.tsx'))
const PrintOutPage = screen(() => import('./features/applications/print-out/print-out-page.tsx'))

const ApplicantRoot = () => (
  <SessionProvider>
    <PreloadScreens value={preloadScreensOf}>
      <Outlet />
    </PreloadScreens>
  </SessionProvider>
)

const preloadDashboard = () => preloadAll(MasterLayout, DashboardPage)

/** Pages for guests and signed-in applicants alike. */
const openPages = [...footerPages, ...footerPages.map(inUrdu), paths.analytics, paths.settings]

export const routes: RouteObject[] = [
  inside(<ApplicantRoot />, [
    inside(<CardLayout home={paths.login} />, [
      inside(<GuestGuard />, [
        { path: paths.login, element: <LoginPage preloadNext={preloadDashboard} /> },
        { path: paths.register, element: <RegisterPage preloadNext={preloadDashboard} /> },
        page(paths.forgotPassword, () => import('./features/accounts/auth/forgot-password-page.tsx')),
      ]),
      ...pages({
        [`${paths.resetPassword}/:token?`]: () => import('./features/accounts/auth/reset-password-page.tsx'),
        [`${paths.confirmEmail}/:token?`]: () => import('./features/accounts/auth/confirm-email-page.tsx'),
        [`${paths.undoEmail}/:token?`]: () => import('./features/accounts/auth/undo-email-page.tsx'),
        [paths.ownCnic]: () => import('./features/accounts/auth/own-cnic-page.tsx'),
        [`${paths.claimObjection}/:token?`]: () => import('./features/register/claim/objection-page.tsx'),
        [`${paths.undoPassword}/:token?`]: () => import('./features/accounts/auth/undo-password-page.tsx'),
      }),
    ]),
    inside(<ApplicantGuard />, [
      inside(<MasterLayout />, [
        ...pages({
          [paths.portfolio]: () => import('./features/accounts/portfolio/portfolio-page.tsx'),
          [paths.signIns]: () => import('./features/accounts/portfolio/sign-ins-page.tsx'),
          [paths.ownRegistration]: () =>
            import('./features/register/own-registration/own-registration-page.tsx'),
          [paths.ownCertificate]: () =>
            import('./features/register/own-registration/own-certificate-page.tsx'),
          [paths.ownPlaces]: () => import('./features/register/own-registration/places/own-places-page.tsx'),
          [`${paths.ownPlaces}/:id`]: () =>
            import('./features/register/own-registration/places/door-card-page.tsx'),
          [`${paths.ownRegistration}/:id`]: () =>
            import('./features/register/own-registration/letter-page.tsx'),
          [paths.ownData]: () => import('./features/accounts/own-data/own-data-page.tsx'),
          [paths.closeAccount]: () => import('./features/accounts/own-data/close-account-page.tsx'),
          [`${paths.portfolio}/:id/edit`]: () =>
            import('./features/accounts/portfolio/portfolio-form-page.tsx'),
          [paths.applications]: () => import('./features/applications/applicant/applicant-page.tsx'),
          [paths.renewal]: () => import('./features/applications/registration/renewal/renewal-page.tsx'),
          [paths.userApplications]: () =>
            import('./features/applications/user-applications/user-application-page.tsx'),
          [paths.contactInformation]: () =>
            import('./features/applications/contact-information/contact-information-page.tsx'),
          [paths.qualificationInformation]: () =>
            import('./features/applications/qualification-information/qualification-information-page.tsx'),
          [paths.feeCalculation]: () => import('./features/applications/fee/fee-calculation-page.tsx'),
        }),
        ...bilingualPage(
          paths.ownChecks,
          () => import('./features/register/own-registration/checks/own-checks-page.tsx'),
        ),
        ...bilingualPage(paths.claim, () => import('./features/register/claim/own-claim-page.tsx')),
        { path: paths.dashboard, element: <DashboardPage /> },
        { path: paths.applicationsCreate, element: <ApplicantFormPage /> },
        { path: `${paths.applications}/:id/edit`, element: <ApplicantFormPage /> },
        { path: paths.contactInformationCreate, element: <ContactInformationFormPage /> },
        { path: `${paths.contactInformation}/:id/edit`, element: <ContactInformationFormPage /> },
        { path: paths.qualificationInformationCreate, element: <QualificationInformationFormPage /> },
        { path: `${paths.qualificationInformation}/:id/edit`, element: <QualificationInformationFormPage /> },
        { path: paths.registrationNew, element: <RegistrationPage key="new" ReturnedFile={ReturnedFile} /> },
        {
          path: paths.registrationRenewal,
          element: <RegistrationPage key="renewal" ReturnedFile={ReturnedFile} />,
        },
        { path: paths.userApplicationsCreate, element: <UserApplicationFormPage /> },
        { path: `${paths.userApplications}/:id/edit`, element: <UserApplicationFormPage /> },
        { path: paths.documents, element: <DocumentsPage key="documents" set="documents" /> },
        { path: paths.userDocuments, element: <DocumentsPage key="user" set="user-documents" /> },
        { path: paths.calculator, element: <CalculatorPage /> },
        { path: paths.feeCalculationCreate, element: <CalculatorPage /> },
        { path: paths.printOutNew, element: <PrintOutPage key="new" /> },
        { path: paths.printOutRenewal, element: <PrintOutPage key="renewal" /> },
      ]),
    ]),
    inside(<OpenLayout signedInLayout={<MasterLayout />} className="front" />, [
      ...bilingualPage(paths.start, () => import('./features/applications/start/start-page.tsx')),
    ]),
    inside(<OpenLayout signedInLayout={<MasterLayout />} />, [
      ...openPages.map((path) => ({ path, element: <InformationPage /> })),
      page('*', () => import('./features/applications/information/not-found-page.tsx')),
    ]),
  ]),
  inside(<CardLayout home={paths.start} className="sign-in-text" />, [
    ...bilingualPage(paths.verify, () => import('./features/certificates/verify/verify-page.tsx')),
    ...bilingualPage(
      `${paths.checksOpen}/:token?`,
      () => import('./features/register/checks/open-link-page.tsx'),
    ),
  ]),
  // For everybody, signed in or not: nobody's session is asked for.
  inside(<RegisterLayout />, [
    ...bilingualPage(paths.publicRegister, () => import('./features/register/public/search-page.tsx')),
    ...bilingualPage(paths.registerLog, () => import('./features/register/public/log/log-page.tsx')),
    ...bilingualPage(paths.watch, () => import('./features/register/checks/watch/watch-page.tsx')),
    ...bilingualPage(paths.checks, () => import('./features/register/checks/checks-page.tsx')),
    page(paths.registerCheck, () => import('./features/register/public/check/check-page.tsx')),
    ...bilingualPage(
      `${paths.publicRegister}/:number`,
      () => import('./features/register/public/entry-page.tsx'),
    ),
  ]),
]

/** Addresses of the staff's area: its routes are fetched with the first of them. */
const isOfStaff = (pathname: string): boolean => `${pathname}/`.startsWith(`${paths.admin}/`)

const fetchStaffArea = async () => {
  await StaffArea.preload()
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
  return isOfStaff(pathname) ? <StaffArea others={routes} /> : <OpenRoutes />
}

interface PortalProps {
  /** What is shown in the place of the  */
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
