/**
 * Who may call what, written by hand for people who audit it. The contract must agree with it; that the service follows the
 * contract is tested with real calls (tests/service/long/access-matrix.test.ts). A right that is given or taken is changed here
 * too, by somebody who has thought about it.
 */
import { expect, test } from 'vitest'
import { transitions } from '#shared/applications/rules/application-lifecycle.ts'
import { endpoints } from '#shared/contract.ts'
import { proposalKinds, seesProposal } from '#shared/staff/rules/proposals.ts'
import { type StaffRole, staffRoles } from '#shared/vocabulary/staff-roles.ts'

/** The letters of the roles. */
const letters: Record<StaffRole, string> = {
  reception: 'R',
  reviewer: 'V',
  accounts: 'A',
  registrar: 'G',
  administrator: 'D',
}

const calls = `
  public    auth: register login passkeyOptions passkeyLogin forgotPassword resetPassword
  public    auth: checkResetLink confirmEmail undoEmail
  applicant auth: logout sendConfirmation user
  public    checkers: askLink open
  checker   checkers: get name leave
  public    adminAuth: login passkeyOptions passkeyLogin setPassword
  RVAGD     adminAuth: logout adminUser
  applicant applications: create current get update
  applicant contactInformation: create current get update
  applicant qualificationInformation: create list get update
  applicant applicantForm: create correct resubmit withdraw startAgain
  applicant userApplications: create current
  applicant tasks: update
  applicant documents: list get remove
  applicant uploads: create grant confirm
  applicant userDocuments: list get remove
  applicant files: create
  RVAG      cases: list counts days find get history versions printed document take assign act
  RVAG      cases: notes note clearMentions escalate
  VG        cases: tick takeChange proposeCorrection settleCorrection
  RVG       cases: findRegistrations
  RG        cases: receive actOnMany
  G         cases: settleEscalation linkRegistration unlinkRegistration
  RVAG      views: list create rename remove
  G         exports: begin page
  D         exports: list
  AG        bankStatement: preview create formats list get verify undo months
  G         books: list create get addPart ask sample import rows row undo addPage page
  G         claims: list get document decide
  public    claimObjections: create
  public    cnicRequests: create
  G         cnicRequests: list decide
  G         watchers: list propose end
  checker   ownWatch: get ask list setKey
  public    ownWatch: changes
  checker   checks: create list
  applicant ownChecks: hold list reply
  public    concerns: create
  G         concerns: list end
  applicant ownClaims: create enterCode list
  G         changeRequests: list get document accept refuse
  applicant ownPlaces: list save end showPhoto card
  applicant ownChangeRequests: list create withdraw document
  RVAG      colleagues: list setAbsence endAbsence
  public    council: get contact
  D         councilSettings: get update
  RVAGD     officeSettings: get
  GD        officeSettings: update
  D         retention: get update
  AG        deposits: list preview match setAside listSetAside reopen
  AG        receipts: list get take realise end
  AG        refunds: propose
  AG        dayBook: month close correct
  RVAG      work: list
  AGD       reports: get
  RG        walkIns: create get open handIn signedForm giveEmail
  RGD       walkIns: list
  RVG       calendar: list reminders trial
  G         meetings: list open get decide
  AGD       figures: get count
  D         people: list invite get releaseAccount history act
  RAGD      proposals: list act
  RVAGD     security: begin confirm changePassword renewCodes
  applicant passkeys: list begin create remove
  RVAGD     staffPasskeys: list begin create remove
  applicant sessions: list end endOthers
  RVAGD     staffSessions: list end endOthers
  applicant users: get
  applicant printOut: get printed
  applicant fee: calculate
  AD        feeSchedules: list create update remove act calculate
  RVAGD     feeSchedules: current
  GD        terms: list propose remove
  applicant portfolioUpdate: get update language
  applicant ownData: readings collect closeAccount
  applicant ownRegistration: certificate get history log statement watchers
  public    register: search check letter entry place placePhoto keys standing
  RVG       practices: find
  RVG       registrations: find get history
  G         registrations: proposeStanding proposeWithDocument document proposeParticulars compareRow
  GD        registrations: export
  RG        certificates: get prepare replace void notePaper outdated prepareMany
  public    service: health openapi
`

/** What `cases.act` does, and who does it; `applicant` does it on an own page, `nobody` is the portal itself. */
const caseActs = `
  VG        start-review recommend-approval recommend-refusal return recall-return
  G         approve decline send-back reopen reverse-approval reverse-certificate reverse-collection
  AG        verify-fee reverse-fee drop-request
  RG        certificate-ready collect
  applicant resubmit withdraw
  nobody    end-unpaid
`

/** Who sees, confirms and refuses what another person has proposed. */
const confirmations = `
  D         invitation account settings
  GD        export term
  G         standing particulars letter unlink book-undo book claim cnic watcher
  AG        bank-undo refund receipt day-book
  RG        walk-in
`

/** The lines of a table as pairs of a name and who may. */
const pairsOf = (table: string): [string, string][] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [who = '', ...names] = line.trim().split(/\s+/)
      const feature = names[0]?.endsWith(':') ? names.shift()?.replace(':', '.') : ''
      return names.map((name): [string, string] => [`${feature}${name}`, who])
    })
    .sort()

const asLetters = (allowed: (role: StaffRole) => boolean): string =>
  staffRoles
    .filter(allowed)
    .map((role) => letters[role])
    .join('')

test('every endpoint is for whom the table says', () => {
  const inContract = endpoints.map(({ name, endpoint }): [string, string] => [
    name,
    endpoint.access === 'staff'
      ? asLetters((role) => endpoint.roles?.includes(role) ?? true)
      : endpoint.access,
  ])
  expect(inContract.sort()).toEqual(pairsOf(calls))
})

test('every act on a case is for whom the table says', () => {
  const inCode = Object.entries(transitions).map(([act, { by }]): [string, string] => [
    act,
    (by as readonly string[]).includes('applicant')
      ? 'applicant'
      : asLetters((role) => (by as readonly StaffRole[]).includes(role)) || 'nobody',
  ])
  expect(inCode.sort()).toEqual(pairsOf(caseActs))
})

test('every proposal is settled by whom the table says', () => {
  const inCode = proposalKinds.map((kind): [string, string] => [
    kind,
    asLetters((role) => seesProposal([role], { kind })),
  ])
  expect(inCode.sort()).toEqual(pairsOf(confirmations))
})
