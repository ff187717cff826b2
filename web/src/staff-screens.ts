/** Every screen and layout of the staff's area. */
import { screen } from './screen.tsx'

export const CertificatePage = screen(
  () => import('./features/certificates/certificate-page.tsx'),
  'CertificatePage',
)
export const CertificatesPage = screen(
  () => import('./features/certificates/certificates-page.tsx'),
  'CertificatesPage',
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
export const InformationPage = screen(
  () => import('./features/information/information-page.tsx'),
  'InformationPage',
)
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
export const ChangeRequestsPage = screen(
  () => import('./features/change-requests/change-requests-page.tsx'),
  'ChangeRequestsPage',
)
export const ChangeRequestPage = screen(
  () => import('./features/change-requests/change-request-page.tsx'),
  'ChangeRequestPage',
)
export const ClaimsPage = screen(() => import('./features/claims/claims-page.tsx'), 'ClaimsPage')
export const ClaimPage = screen(() => import('./features/claims/claim-page.tsx'), 'ClaimPage')
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
