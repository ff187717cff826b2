/**
 * How each service is made. Every factory is a separate export, so that a function's file contains only those it
 * needs.
 */
import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { createAbandonedAccounts } from '#functions/data/accounts/abandoned-account.ts'
import { createAccounts } from '#functions/data/accounts/account.ts'
import { createAccountChecks } from '#functions/data/accounts/account-check.ts'
import { createAccountClosings } from '#functions/data/accounts/account-closing.ts'
import { createAccountRemovals } from '#functions/data/accounts/account-removal.ts'
import { createAccountSessions } from '#functions/data/accounts/account-sessions.ts'
import { createEmailAddresses } from '#functions/data/accounts/email-address.ts'
import { createEmailDeliveries } from '#functions/data/accounts/email-delivery.ts'
import { createEmailLinks } from '#functions/data/accounts/email-link.ts'
import { createApplicants } from '#functions/data/applicants/applicant.ts'
import { createApplicationForms } from '#functions/data/applicants/application-form.ts'
import { createContactInformation } from '#functions/data/applicants/contact-information.ts'
import { createDocuments } from '#functions/data/applicants/document.ts'
import { createFormerApplications } from '#functions/data/applicants/former-application.ts'
import { createQualificationInformation } from '#functions/data/applicants/qualification-information.ts'
import { createReturnedForms } from '#functions/data/applicants/returned-form.ts'
import { createSentFiles } from '#functions/data/applicants/sent-file.ts'
import { createSnapshots } from '#functions/data/applicants/snapshot.ts'
import { createUploadGrants } from '#functions/data/applicants/upload-grant.ts'
import { createUsers } from '#functions/data/applicants/user.ts'
import { createUserApplications } from '#functions/data/applicants/user-application.ts'
import { createCases } from '#functions/data/cases/case.ts'
import { createFairShares } from '#functions/data/cases/fair-shares.ts'
import { createNotes } from '#functions/data/cases/note.ts'
import { createWorkLists } from '#functions/data/cases/work-list.ts'
import { createAssignedCounters } from '#functions/data/counters/assigned-counter.ts'
import { createMoneyCounter } from '#functions/data/counters/money-counter.ts'
import { createQueueCounter } from '#functions/data/counters/queue-counter.ts'
import { createReportCounter } from '#functions/data/counters/report-counter.ts'
import { createStatusDurations } from '#functions/data/counters/status-durations.ts'
import { createEvents } from '#functions/data/event.ts'
import { createBankImports } from '#functions/data/payments/bank-import.ts'
import { createChallans } from '#functions/data/payments/challan.ts'
import { createDeposits } from '#functions/data/payments/deposit.ts'
import { createFeeSchedules } from '#functions/data/payments/fee-schedule.ts'
import { createFeeScheduleProposals } from '#functions/data/payments/fee-schedule-proposal.ts'
import { createVouchers } from '#functions/data/payments/voucher.ts'
import { createQueue } from '#functions/data/queue/queue.ts'
import { createWaitingCases } from '#functions/data/queue/waiting-cases.ts'
import { createBooks } from '#functions/data/register/book.ts'
import { createBookPages } from '#functions/data/register/book-page.ts'
import { createBookParts } from '#functions/data/register/book-part.ts'
import { createCertificates } from '#functions/data/register/certificate.ts'
import { createChangeRequests } from '#functions/data/register/change-request.ts'
import { createClaims } from '#functions/data/register/claim.ts'
import { createExpiries } from '#functions/data/register/expiry.ts'
import { createFigures } from '#functions/data/register/figures.ts'
import { createPublicSearch } from '#functions/data/register/public-search.ts'
import { createRegisterKeys } from '#functions/data/register/register-key.ts'
import { createRegistrations } from '#functions/data/register/registration.ts'
import { createRegistrationHistory } from '#functions/data/register/registration-history.ts'
import { createRegistrationNumbers } from '#functions/data/register/registration-number.ts'
import { createReminders } from '#functions/data/register/reminders.ts'
import { createTerms } from '#functions/data/register/term.ts'
import { createCouncilSettings } from '#functions/data/settings/council-settings.ts'
import { createOfficeSettings } from '#functions/data/settings/office-settings.ts'
import { createRetention } from '#functions/data/settings/retention.ts'
import { createKnownDevices } from '#functions/data/sign-in/known-device.ts'
import { createLimits } from '#functions/data/sign-in/limit.ts'
import { createPasskeys } from '#functions/data/sign-in/passkey.ts'
import { createPasskeyQuestions } from '#functions/data/sign-in/passkey-question.ts'
import { createPasswordHashes } from '#functions/data/sign-in/password-hash.ts'
import { createResets } from '#functions/data/sign-in/reset.ts'
import { createSecondFactors } from '#functions/data/sign-in/second-factor.ts'
import { createSessions } from '#functions/data/sign-in/session.ts'
import { createSignIns } from '#functions/data/sign-in/sign-in-entry.ts'
import { createSignInWaits } from '#functions/data/sign-in/sign-in-wait.ts'
import { createVerificationKeys } from '#functions/data/sign-in/verification-keys.ts'
import { createAbsences } from '#functions/data/staff/absence.ts'
import { createExportLog } from '#functions/data/staff/export-log.ts'
import { createOldRecords } from '#functions/data/staff/old-record.ts'
import { createProposals } from '#functions/data/staff/proposal.ts'
import { createRoster } from '#functions/data/staff/roster.ts'
import { createSavedViews } from '#functions/data/staff/saved-view.ts'
import { createStaff } from '#functions/data/staff/staff.ts'
import { createEmails } from '#functions/emails/outbox.ts'
import { createEmailSender } from '#functions/emails/sender.ts'
import { createWaitingEmails } from '#functions/emails/waiting-emails.ts'
import { isCommonPassword as isCommon } from '#functions/gateways/common-passwords.ts'
import { createFiles } from '#functions/gateways/files.ts'
import { createOneTimePasswords } from '#functions/gateways/one-time-passwords.ts'
import { createPasskeyVerifier } from '#functions/gateways/passkey-verifier.ts'
import { createPasswords } from '#functions/gateways/passwords.ts'
import { createPhotos } from '#functions/gateways/photos.ts'
import { createStatementSigner } from '#functions/gateways/statement-signer.ts'
import { createTokenSigner } from '#functions/gateways/token-signer.ts'
import { createTokens } from '#functions/gateways/tokens.ts'
import type { AppContext } from './app-context.ts'

const peppers = z.object({ password: z.string(), limits: z.string() })

const pepper = async ({ config, secret }: AppContext, name: 'password' | 'limits') =>
  Buffer.from(peppers.parse(JSON.parse(await secret(config.PEPPER_SECRET)))[name], 'base64')

/** A keyed hash in the place of an address or e-mail, so that the table holds neither. */
const pseudonymOf = (context: AppContext) => async (subject: string) =>
  createHmac('sha256', await pepper(context, 'limits'))
    .update(subject)
    .digest('base64url')
    .slice(0, 22)

export const users = ({ table }: AppContext) => createUsers(table)
export const accounts = ({ table }: AppContext) => createAccounts(table)
export const accountClosings = ({ table, newId }: AppContext) => createAccountClosings(table, newId)
export const accountChecks = ({ table }: AppContext) => createAccountChecks(table)
export const accountRemovals = ({ table, newId }: AppContext) => createAccountRemovals(table, newId)
export const abandonedAccounts = ({ table, newId }: AppContext) => createAbandonedAccounts(table, newId)
export const accountSessions = ({ table, newId }: AppContext) => createAccountSessions(table, newId)
export const emailAddresses = ({ table }: AppContext) => createEmailAddresses(table)
export const emailDeliveries = ({ table }: AppContext) => createEmailDeliveries(table)
export const emailLinks = ({ table }: AppContext) => createEmailLinks(table)
export const applicants = ({ table, newId }: AppContext) => createApplicants(table, newId)
export const contactInformation = ({ table, newId }: AppContext) => createContactInformation(table, newId)
export const qualificationInformation = ({ table, newId }: AppContext) =>
  createQualificationInformation(table, newId)
export const applicationForms = ({ table, newId }: AppContext) => createApplicationForms(table, newId)
export const returnedForms = ({ table, newId }: AppContext) => createReturnedForms(table, newId)
export const formerApplications = ({ table }: AppContext) => createFormerApplications(table)
export const snapshots = ({ table }: AppContext) => createSnapshots(table)
export const sentFiles = ({ table }: AppContext) => createSentFiles(table)
export const userApplications = ({ table, newId }: AppContext) => createUserApplications(table, newId)
export const cases = ({ table, newId }: AppContext) => createCases(table, newId)
export const queue = ({ table }: AppContext) => createQueue(table)
export const savedViews = ({ table, newId }: AppContext) => createSavedViews(table, newId)
export const queueCounter = ({ table }: AppContext) => createQueueCounter(table)
export const statusDurations = ({ table }: AppContext) => createStatusDurations(table)
export const reportCounter = ({ table }: AppContext) => createReportCounter(table)
export const registrationNumbers = ({ table }: AppContext) => createRegistrationNumbers(table)
export const certificates = ({ table }: AppContext) => createCertificates(table)
export const registrations = ({ table, newId }: AppContext) => createRegistrations(table, newId)
export const registrationHistory = ({ table }: AppContext) => createRegistrationHistory(table)
export const publicSearch = ({ table }: AppContext) => createPublicSearch(table)
export const expiries = ({ table }: AppContext) => createExpiries(table)
export const figures = ({ table }: AppContext) => createFigures(table)
export const reminders = ({ table }: AppContext) => createReminders(table)
export const terms = ({ table }: AppContext) => createTerms(table)
export const books = ({ table }: AppContext) => createBooks(table)
export const bookParts = ({ table }: AppContext) => createBookParts(table)
export const bookPages = ({ table }: AppContext) => createBookPages(table)
export const claims = ({ table }: AppContext) => createClaims(table)
export const changeRequests = ({ table }: AppContext) => createChangeRequests(table)
export const challans = ({ table }: AppContext) => createChallans(table)
export const bankImports = ({ table }: AppContext) => createBankImports(table)
export const deposits = ({ table }: AppContext) => createDeposits(table)
export const moneyCounter = ({ table }: AppContext) => createMoneyCounter(table)
export const vouchers = ({ table }: AppContext) => createVouchers(table)
export const documents = ({ table, newId }: AppContext) => createDocuments(table, newId)
export const uploadGrants = ({ table, newId }: AppContext) => createUploadGrants(table, newId)
export const staff = ({ table, newId }: AppContext) => createStaff(table, newId)
export const roster = ({ table }: AppContext) => createRoster(table)
export const absences = ({ table, newId }: AppContext) => createAbsences(table, newId)
export const assignedCounters = ({ table }: AppContext) => createAssignedCounters(table)
export const secondFactors = ({ table, newId }: AppContext) => createSecondFactors(table, newId)
export const passkeys = ({ table }: AppContext) => createPasskeys(table)
export const passkeyQuestions = ({ table }: AppContext) => createPasskeyQuestions(table)
export const knownDevices = ({ table, newId }: AppContext) => createKnownDevices(table, newId)
export const signIns = (context: AppContext) =>
  createSignIns(context.table, context.newId, pseudonymOf(context))
export const signInWaits = (context: AppContext) => createSignInWaits(context.table, pseudonymOf(context))
export const sessions = ({ table }: AppContext) => createSessions(table)
export const passwordHashes = ({ table }: AppContext) => createPasswordHashes(table)
export const resets = ({ table }: AppContext) => createResets(table, 'applicant')
export const staffResets = ({ table }: AppContext) => createResets(table, 'staff')
export const emails = ({ table }: AppContext) => createEmails(table)
export const waitingEmails = ({ table }: AppContext) => createWaitingEmails(table)
export const events = ({ table, newId }: AppContext) => createEvents(table, newId)
export const exportLog = ({ table, newId }: AppContext) => createExportLog(table, newId)
export const feeSchedules = ({ table }: AppContext) => createFeeSchedules(table)
export const feeScheduleProposals = ({ table, newId }: AppContext) => createFeeScheduleProposals(table, newId)
export const proposals = ({ table, newId }: AppContext) => createProposals(table, newId)
export const notes = ({ table }: AppContext) => createNotes(table)
export const councilSettings = ({ table, newId }: AppContext) => createCouncilSettings(table, newId)
export const retention = ({ table, newId }: AppContext) => createRetention(table, newId)
export const oldRecords = ({ table }: AppContext) => createOldRecords(table)
export const officeSettings = ({ table, newId }: AppContext) => createOfficeSettings(table, newId)
export const waitingCases = ({ table }: AppContext) => createWaitingCases(table)
export const fairShares = ({ table, newId }: AppContext) => createFairShares(table, newId)
export const workLists = ({ table }: AppContext) => createWorkLists(table)
export const registerKeys = ({ table }: AppContext) => createRegisterKeys(table)
export const statementSigner = ({ config, secret }: AppContext) =>
  createStatementSigner(() => secret(config.REGISTER_SIGNING_SECRET))
export const verificationKeys = ({ table }: AppContext) => createVerificationKeys(table)
export const limits = (context: AppContext) => createLimits(context.table, pseudonymOf(context))
export const files = ({ config, awsCalls }: AppContext) => createFiles(config.BUCKET_NAME, awsCalls)
export const photos = (context: AppContext) => createPhotos(files(context), context.newId)
export const emailSender = ({ config, awsCalls }: AppContext) => createEmailSender(config.MAIL_FROM, awsCalls)
export const passwords = (context: AppContext) =>
  createPasswords(() => pepper(context, 'password'), context.hashCost)
export const oneTimePasswords = (context: AppContext) =>
  createOneTimePasswords(() => pepper(context, 'password'))
export const passkeyVerifier = ({ config }: AppContext) => createPasskeyVerifier(config.BASE_URL)
export const isCommonPassword = () => isCommon
export const tokens = (context: AppContext) => createTokens(verificationKeys(context).of)
export const tokenSigner = ({ config, secret }: AppContext) =>
  createTokenSigner((kind) =>
    secret(kind === 'staff' ? config.STAFF_SIGNING_SECRET : config.APPLICANT_SIGNING_SECRET),
  )
