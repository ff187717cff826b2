/** Every screen and layout that is fetched on demand; the sign-in page alone comes with the first load. */
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
export const CertificatePage = screen(
  () => import('./features/certificates/certificate-page.tsx'),
  'CertificatePage',
)
export const CertificatesPage = screen(
  () => import('./features/certificates/certificates-page.tsx'),
  'CertificatesPage',
)
export const OwnRegistrationPage = screen(
  () => import('./features/own-registration/own-registration-page.tsx'),
  'OwnRegistrationPage',
)
export const RegistrationsPage = screen(
  () => import('./features/registrations/registrations-page.tsx'),
  'RegistrationsPage',
)
export const EntryPage = screen(() => import('./features/registrations/entry-page.tsx'), 'EntryPage')
export const StandingPage = screen(() => import('./features/registrations/standing-page.tsx'), 'StandingPage')
export const CorrectionPage = screen(
  () => import('./features/registrations/correction-page.tsx'),
  'CorrectionPage',
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
export const AdminRoot = screen(() => import('./admin-root.tsx'), 'AdminRoot')
export const AdminLayout = screen(() => import('./layouts/admin-layout.tsx'), 'AdminLayout')
export const AdminAuthLayout = screen(() => import('./layouts/admin-auth-layout.tsx'), 'AdminAuthLayout')
export const AdminOpenLayout = screen(() => import('./layouts/admin-open-layout.tsx'), 'AdminOpenLayout')
export const AdminLoginPage = screen(() => import('./features/admin/admin-login-page.tsx'), 'AdminLoginPage')
export const SetPasswordPage = screen(
  () => import('./features/admin/set-password-page.tsx'),
  'SetPasswordPage',
)
export const AdminPage = screen(() => import('./features/admin/admin-page.tsx'), 'AdminPage')
export const QueuePage = screen(() => import('./features/queue/queue-page.tsx'), 'QueuePage')
export const ExportsPage = screen(() => import('./features/exports/exports-page.tsx'), 'ExportsPage')
export const FiguresPage = screen(() => import('./features/figures/figures-page.tsx'), 'FiguresPage')
export const ReportsPage = screen(() => import('./features/reports/reports-page.tsx'), 'ReportsPage')
export const ProposalsPage = screen(() => import('./features/proposals/proposals-page.tsx'), 'ProposalsPage')
export const PeoplePage = screen(() => import('./features/staff-accounts/people-page.tsx'), 'PeoplePage')
export const InvitePage = screen(() => import('./features/staff-accounts/invite-page.tsx'), 'InvitePage')
export const ReleasePage = screen(() => import('./features/staff-accounts/release-page.tsx'), 'ReleasePage')
export const PersonPage = screen(() => import('./features/staff-accounts/person-page.tsx'), 'PersonPage')
export const SecurityPage = screen(() => import('./features/security/security-page.tsx'), 'SecurityPage')
export const CasePage = screen(() => import('./features/case/case-page.tsx'), 'CasePage')
export const CasePrintPage = screen(
  () => import('./features/case/print/case-print-page.tsx'),
  'CasePrintPage',
)
export const BankStatementPage = screen(
  () => import('./features/bank-statement/bank-statement-page.tsx'),
  'BankStatementPage',
)
export const BankImportPage = screen(
  () => import('./features/bank-statement/bank-import-page.tsx'),
  'BankImportPage',
)
export const BooksPage = screen(() => import('./features/books/books-page.tsx'), 'BooksPage')
export const BookPage = screen(() => import('./features/books/book-page.tsx'), 'BookPage')
export const ClaimsPage = screen(() => import('./features/claims/claims-page.tsx'), 'ClaimsPage')
export const ClaimPage = screen(() => import('./features/claims/claim-page.tsx'), 'ClaimPage')
export const OwnClaimPage = screen(() => import('./features/claim/own-claim-page.tsx'), 'OwnClaimPage')
export const FeeSchedulesPage = screen(
  () => import('./features/fee-schedules/fee-schedules-page.tsx'),
  'FeeSchedulesPage',
)
export const FeeSchedulePage = screen(
  () => import('./features/fee-schedules/fee-schedule-page.tsx'),
  'FeeSchedulePage',
)
export const TermsPage = screen(() => import('./features/terms/terms-page.tsx'), 'TermsPage')
export const WorkGroupPage = screen(
  () => import('./features/admin/work/work-group-page.tsx'),
  'WorkGroupPage',
)
export const CouncilSettingsPage = screen(
  () => import('./features/council-settings/council-settings-page.tsx'),
  'CouncilSettingsPage',
)
export const OfficeSettingsPage = screen(
  () => import('./features/office-settings/office-settings-page.tsx'),
  'OfficeSettingsPage',
)
export const ColleaguesPage = screen(
  () => import('./features/colleagues/colleagues-page.tsx'),
  'ColleaguesPage',
)
export const RetentionPage = screen(() => import('./features/retention/retention-page.tsx'), 'RetentionPage')
