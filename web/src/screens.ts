/** Every screen and layout of applicants and guests that is fetched on demand; the sign-in page alone comes with the first load. */
import { screen } from './screen.tsx'

export const MasterLayout = screen(() => import('./layouts/master-layout.tsx'), 'MasterLayout')
export const DashboardPage = screen(() => import('./features/dashboard/dashboard-page.tsx'), 'DashboardPage')
export const PortfolioPage = screen(() => import('./features/portfolio/portfolio-page.tsx'), 'PortfolioPage')
export const PortfolioFormPage = screen(
  () => import('./features/portfolio/portfolio-form-page.tsx'),
  'PortfolioFormPage',
)
export const CloseAccountPage = screen(
  () => import('./features/own-data/close-account-page.tsx'),
  'CloseAccountPage',
)
export const OwnDataPage = screen(() => import('./features/own-data/own-data-page.tsx'), 'OwnDataPage')
export const ApplicantPage = screen(() => import('./features/applicant/applicant-page.tsx'), 'ApplicantPage')
export const ApplicantFormPage = screen(
  () => import('./features/applicant/applicant-form-page.tsx'),
  'ApplicantFormPage',
)
export const ContactInformationPage = screen(
  () => import('./features/contact-information/contact-information-page.tsx'),
  'ContactInformationPage',
)
export const ContactInformationFormPage = screen(
  () => import('./features/contact-information/contact-information-form-page.tsx'),
  'ContactInformationFormPage',
)
export const QualificationInformationPage = screen(
  () => import('./features/qualification-information/qualification-information-page.tsx'),
  'QualificationInformationPage',
)
export const QualificationInformationFormPage = screen(
  () => import('./features/qualification-information/qualification-information-form-page.tsx'),
  'QualificationInformationFormPage',
)
export const SignInsPage = screen(() => import('./features/portfolio/sign-ins-page.tsx'), 'SignInsPage')
export const RegistrationPage = screen(
  () => import('./features/registration/registration-page.tsx'),
  'RegistrationPage',
)
export const RenewalPage = screen(
  () => import('./features/registration/renewal/renewal-page.tsx'),
  'RenewalPage',
)
export const UserApplicationPage = screen(
  () => import('./features/user-applications/user-application-page.tsx'),
  'UserApplicationPage',
)
export const UserApplicationFormPage = screen(
  () => import('./features/user-applications/user-application-form-page.tsx'),
  'UserApplicationFormPage',
)
export const DocumentsPage = screen(() => import('./features/documents/documents-page.tsx'), 'DocumentsPage')
export const UserDocumentsPage = screen(
  () => import('./features/documents/documents-page.tsx'),
  'UserDocumentsPage',
)
/** A part of the page of a returned application. */
export const ReturnedFile = screen(() => import('./features/documents/returned-file.tsx'), 'ReturnedFile')
export const CalculatorPage = screen(() => import('./features/fee/calculator-page.tsx'), 'CalculatorPage')
export const FeeCalculationPage = screen(
  () => import('./features/fee/fee-calculation-page.tsx'),
  'FeeCalculationPage',
)
export const PrintOutPage = screen(() => import('./features/print-out/print-out-page.tsx'), 'PrintOutPage')
export const StartPage = screen(() => import('./features/start/start-page.tsx'), 'StartPage')
export const RegisterPage = screen(() => import('./features/auth/register-page.tsx'), 'RegisterPage')
export const ForgotPasswordPage = screen(
  () => import('./features/auth/forgot-password-page.tsx'),
  'ForgotPasswordPage',
)
export const ResetPasswordPage = screen(
  () => import('./features/auth/reset-password-page.tsx'),
  'ResetPasswordPage',
)
export const ConfirmEmailPage = screen(
  () => import('./features/auth/confirm-email-page.tsx'),
  'ConfirmEmailPage',
)
export const UndoEmailPage = screen(() => import('./features/auth/undo-email-page.tsx'), 'UndoEmailPage')
export const UndoPasswordPage = screen(
  () => import('./features/auth/undo-password-page.tsx'),
  'UndoPasswordPage',
)
export const OwnRegistrationPage = screen(
  () => import('./features/own-registration/own-registration-page.tsx'),
  'OwnRegistrationPage',
)
export const VerifyPage = screen(() => import('./features/verify/verify-page.tsx'), 'VerifyPage')
export const InformationPage = screen(
  () => import('./features/information/information-page.tsx'),
  'InformationPage',
)
export const RegisterLayout = screen(() => import('./layouts/register-layout.tsx'), 'RegisterLayout')
export const RegisterSearchPage = screen(
  () => import('./features/register/search-page.tsx'),
  'RegisterSearchPage',
)
export const RegisterEntryPage = screen(
  () => import('./features/register/entry-page.tsx'),
  'RegisterEntryPage',
)
export const RegisterCheckPage = screen(
  () => import('./features/register/check/check-page.tsx'),
  'RegisterCheckPage',
)
export const NotFoundPage = screen(() => import('./features/information/not-found-page.tsx'), 'NotFoundPage')
export const OwnClaimPage = screen(() => import('./features/claim/own-claim-page.tsx'), 'OwnClaimPage')
export const StaffArea = screen(() => import('./staff-routes.tsx'), 'StaffArea')
