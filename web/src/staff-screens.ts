/** Every screen and layout of the staff's area. */
import { screen } from './screen.tsx'

export const CertificatePage = screen(
  () => import('./features/certificates/office/certificate-page.tsx'),
  'CertificatePage',
)
export const CertificatesPage = screen(
  () => import('./features/certificates/office/certificates-page.tsx'),
  'CertificatesPage',
)
export const RegistrationsPage = screen(
  () => import('./features/register/registrations/registrations-page.tsx'),
  'RegistrationsPage',
)
export const EntryPage = screen(() => import('./features/register/registrations/entry-page.tsx'), 'EntryPage')
export const StandingPage = screen(
  () => import('./features/register/registrations/standing-page.tsx'),
  'StandingPage',
)
export const CorrectionPage = screen(
  () => import('./features/register/registrations/correction-page.tsx'),
  'CorrectionPage',
)
export const InformationPage = screen(
  () => import('./features/applications/information/information-page.tsx'),
  'InformationPage',
)
export const AdminLayout = screen(() => import('./layouts/admin-layout.tsx'), 'AdminLayout')
export const AdminAuthLayout = screen(() => import('./layouts/admin-auth-layout.tsx'), 'AdminAuthLayout')
export const AdminOpenLayout = screen(() => import('./layouts/admin-open-layout.tsx'), 'AdminOpenLayout')
export const AdminLoginPage = screen(
  () => import('./features/staff/admin/admin-login-page.tsx'),
  'AdminLoginPage',
)
export const SetPasswordPage = screen(
  () => import('./features/staff/admin/set-password-page.tsx'),
  'SetPasswordPage',
)
export const AdminPage = screen(() => import('./features/staff/admin/admin-page.tsx'), 'AdminPage')
export const QueuePage = screen(() => import('./features/cases/queue/queue-page.tsx'), 'QueuePage')
export const ExportsPage = screen(() => import('./features/cases/exports/exports-page.tsx'), 'ExportsPage')
export const FiguresPage = screen(() => import('./features/register/figures/figures-page.tsx'), 'FiguresPage')
export const ReportsPage = screen(() => import('./features/cases/reports/reports-page.tsx'), 'ReportsPage')
export const ProposalsPage = screen(
  () => import('./features/staff/proposals/proposals-page.tsx'),
  'ProposalsPage',
)
export const PeoplePage = screen(
  () => import('./features/staff/staff-accounts/people-page.tsx'),
  'PeoplePage',
)
export const InvitePage = screen(
  () => import('./features/staff/staff-accounts/invite-page.tsx'),
  'InvitePage',
)
export const ReleasePage = screen(
  () => import('./features/staff/staff-accounts/release-page.tsx'),
  'ReleasePage',
)
export const PersonPage = screen(
  () => import('./features/staff/staff-accounts/person-page.tsx'),
  'PersonPage',
)
export const SecurityPage = screen(
  () => import('./features/staff/security/security-page.tsx'),
  'SecurityPage',
)
export const CasePage = screen(() => import('./features/cases/case/case-page.tsx'), 'CasePage')
export const CasePrintPage = screen(
  () => import('./features/cases/case/print/case-print-page.tsx'),
  'CasePrintPage',
)
export const BankStatementPage = screen(
  () => import('./features/payments/bank-statement/bank-statement-page.tsx'),
  'BankStatementPage',
)
export const BankImportPage = screen(
  () => import('./features/payments/bank-statement/bank-import-page.tsx'),
  'BankImportPage',
)
export const BooksPage = screen(() => import('./features/register/books/books-page.tsx'), 'BooksPage')
export const BookPage = screen(() => import('./features/register/books/book-page.tsx'), 'BookPage')
export const ChangeRequestsPage = screen(
  () => import('./features/register/change-requests/change-requests-page.tsx'),
  'ChangeRequestsPage',
)
export const ChangeRequestPage = screen(
  () => import('./features/register/change-requests/change-request-page.tsx'),
  'ChangeRequestPage',
)
export const ClaimsPage = screen(() => import('./features/register/claims/claims-page.tsx'), 'ClaimsPage')
export const ClaimPage = screen(() => import('./features/register/claims/claim-page.tsx'), 'ClaimPage')
export const FeeSchedulesPage = screen(
  () => import('./features/payments/fee-schedules/fee-schedules-page.tsx'),
  'FeeSchedulesPage',
)
export const FeeSchedulePage = screen(
  () => import('./features/payments/fee-schedules/fee-schedule-page.tsx'),
  'FeeSchedulePage',
)
export const TermsPage = screen(() => import('./features/register/terms/terms-page.tsx'), 'TermsPage')
export const WorkGroupPage = screen(
  () => import('./features/staff/admin/work/work-group-page.tsx'),
  'WorkGroupPage',
)
export const CouncilSettingsPage = screen(
  () => import('./features/staff/council-settings/council-settings-page.tsx'),
  'CouncilSettingsPage',
)
export const OfficeSettingsPage = screen(
  () => import('./features/staff/office-settings/office-settings-page.tsx'),
  'OfficeSettingsPage',
)
export const ColleaguesPage = screen(
  () => import('./features/staff/colleagues/colleagues-page.tsx'),
  'ColleaguesPage',
)
export const RetentionPage = screen(
  () => import('./features/staff/retention/retention-page.tsx'),
  'RetentionPage',
)
