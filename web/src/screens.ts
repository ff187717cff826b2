/** Every screen and layout of applicants and guests that is fetched on demand; the sign-in page alone comes with the first load. */
import { screen } from './screen.tsx'

export const MasterLayout = screen(() => import('./layouts/master-layout.tsx'), 'MasterLayout')
export const DashboardPage = screen(
  () => import('./features/applications/dashboard/dashboard-page.tsx'),
  'DashboardPage',
)
export const PortfolioPage = screen(
  () => import('./features/accounts/portfolio/portfolio-page.tsx'),
  'PortfolioPage',
)
export const PortfolioFormPage = screen(
  () => import('./features/accounts/portfolio/portfolio-form-page.tsx'),
  'PortfolioFormPage',
)
export const CloseAccountPage = screen(
  () => import('./features/accounts/own-data/close-account-page.tsx'),
  'CloseAccountPage',
)
export const OwnDataPage = screen(
  () => import('./features/accounts/own-data/own-data-page.tsx'),
  'OwnDataPage',
)
export const ApplicantPage = screen(
  () => import('./features/applications/applicant/applicant-page.tsx'),
  'ApplicantPage',
)
export const ApplicantFormPage = screen(
  () => import('./features/applications/applicant/applicant-form-page.tsx'),
  'ApplicantFormPage',
)
export const ContactInformationPage = screen(
  () => import('./features/applications/contact-information/contact-information-page.tsx'),
  'ContactInformationPage',
)
export const ContactInformationFormPage = screen(
  () => import('./features/applications/contact-information/contact-information-form-page.tsx'),
  'ContactInformationFormPage',
)
export const QualificationInformationPage = screen(
  () => import('./features/applications/qualification-information/qualification-information-page.tsx'),
  'QualificationInformationPage',
)
export const QualificationInformationFormPage = screen(
  () => import('./features/applications/qualification-information/qualification-information-form-page.tsx'),
  'QualificationInformationFormPage',
)
export const SignInsPage = screen(
  () => import('./features/accounts/portfolio/sign-ins-page.tsx'),
  'SignInsPage',
)
export const RegistrationPage = screen(
  () => import('./features/applications/registration/registration-page.tsx'),
  'RegistrationPage',
)
export const RenewalPage = screen(
  () => import('./features/applications/registration/renewal/renewal-page.tsx'),
  'RenewalPage',
)
export const UserApplicationPage = screen(
  () => import('./features/applications/user-applications/user-application-page.tsx'),
  'UserApplicationPage',
)
export const UserApplicationFormPage = screen(
  () => import('./features/applications/user-applications/user-application-form-page.tsx'),
  'UserApplicationFormPage',
)
export const DocumentsPage = screen(
  () => import('./features/documents/own/documents-page.tsx'),
  'DocumentsPage',
)
export const UserDocumentsPage = screen(
  () => import('./features/documents/own/documents-page.tsx'),
  'UserDocumentsPage',
)
/** A part of the page of a returned application. */
export const ReturnedFile = screen(() => import('./features/documents/own/returned-file.tsx'), 'ReturnedFile')
export const CalculatorPage = screen(
  () => import('./features/applications/fee/calculator-page.tsx'),
  'CalculatorPage',
)
export const FeeCalculationPage = screen(
  () => import('./features/applications/fee/fee-calculation-page.tsx'),
  'FeeCalculationPage',
)
export const PrintOutPage = screen(
  () => import('./features/applications/print-out/print-out-page.tsx'),
  'PrintOutPage',
)
export const StartPage = screen(() => import('./features/applications/start/start-page.tsx'), 'StartPage')
export const RegisterPage = screen(() => import('./features/accounts/auth/register-page.tsx'), 'RegisterPage')
export const ForgotPasswordPage = screen(
  () => import('./features/accounts/auth/forgot-password-page.tsx'),
  'ForgotPasswordPage',
)
export const ResetPasswordPage = screen(
  () => import('./features/accounts/auth/reset-password-page.tsx'),
  'ResetPasswordPage',
)
export const ConfirmEmailPage = screen(
  () => import('./features/accounts/auth/confirm-email-page.tsx'),
  'ConfirmEmailPage',
)
export const UndoEmailPage = screen(
  () => import('./features/accounts/auth/undo-email-page.tsx'),
  'UndoEmailPage',
)
export const UndoPasswordPage = screen(
  () => import('./features/accounts/auth/undo-password-page.tsx'),
  'UndoPasswordPage',
)
export const OwnRegistrationPage = screen(
  () => import('./features/register/own-registration/own-registration-page.tsx'),
  'OwnRegistrationPage',
)
export const VerifyPage = screen(() => import('./features/certificates/verify/verify-page.tsx'), 'VerifyPage')
export const InformationPage = screen(
  () => import('./features/applications/information/information-page.tsx'),
  'InformationPage',
)
export const RegisterLayout = screen(() => import('./layouts/register-layout.tsx'), 'RegisterLayout')
export const RegisterSearchPage = screen(
  () => import('./features/register/public/search-page.tsx'),
  'RegisterSearchPage',
)
export const RegisterEntryPage = screen(
  () => import('./features/register/public/entry-page.tsx'),
  'RegisterEntryPage',
)
export const RegisterCheckPage = screen(
  () => import('./features/register/public/check/check-page.tsx'),
  'RegisterCheckPage',
)
export const NotFoundPage = screen(
  () => import('./features/applications/information/not-found-page.tsx'),
  'NotFoundPage',
)
export const OwnClaimPage = screen(
  () => import('./features/register/claim/own-claim-page.tsx'),
  'OwnClaimPage',
)
export const StaffArea = screen(() => import('./staff-routes.tsx'), 'StaffArea')
