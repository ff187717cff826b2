/**
 * For each endpoint one call that must succeed. The access matrix, the bundles and the replay of rights make these calls;
 * the compiler names an endpoint that has none.
 */
import { randomUUID } from 'node:crypto'
import type { EndpointName } from '#shared/contract.ts'
import { addDays } from '#shared/kit/format.ts'
import { aBook, aBookPart, aBookRow, aClaim, aCnicRequest } from '../cases/books.ts'
import { aProposedChange, aProposedSchedule, aReason } from '../cases/fee-schedules.ts'
import { aMeeting } from '../cases/meetings.ts'
import {
  aChangeRequest,
  aDeclaredPlace,
  aProposedCorrection,
  aProposedStanding,
  aProposedTerm,
  aRegistrationLink,
  aStandingForm,
  aWatchTerm,
} from '../cases/registrations.ts'
import { aHandIn, aWalkIn } from '../cases/walk-ins.ts'
import { aPhoto } from '../files/images.ts'
import { aForm, aFormOf, announced } from '../files/uploads.ts'
import {
  aContact,
  anApplicant,
  aPerson,
  aQualification,
  aUserApplication,
  matriculation,
} from '../people/applicants.ts'
import type { Call, Stack } from '../portal/stack.ts'
import { picture } from './example-applicants.ts'
import { aRenewal, aStatement, me, newPassword, newStaffPassword } from './example-bodies.ts'
import { type ExampleScene, exampleScene } from './example-scene.ts'
import { staffPassword } from './example-staff.ts'

let daysClosed = 0
/** A day of the day book is closed once. */
const aPastDay = (): string => addDays('2025-01-01', daysClosed++)

type ExampleCall = (scene: ExampleScene) => Call | Promise<Call>

const exampleCalls = {
  'auth.register': () => ({ body: aPerson() }),
  'auth.login': async (s) => ({ body: s.credentialsOf(await s.complete()) }),
  'auth.passkeyOptions': () => ({}),
  'auth.passkeyLogin': async (s) => ({ body: await s.usedPasskey() }),
  'auth.logout': async (s) => s.applicantAt('account'),
  'auth.forgotPassword': async (s) => ({ body: { email: (await s.complete()).person.email } }),
  'auth.checkResetLink': async (s) => ({ body: await s.resetLink() }),
  'auth.resetPassword': async (s) => ({ body: { ...(await s.resetLink()), ...newPassword } }),
  'auth.confirmEmail': async (s) => ({ body: { token: await s.confirmationToken() } }),
  'auth.undoEmail': async (s) => ({ body: { token: await s.undoToken() } }),
  'auth.sendConfirmation': (s) => s.unconfirmed(),
  'auth.user': (s) => s.complete(),

  'checks.create': (s) => s.asking(),
  'checks.list': (s) => s.checker(),
  'ownChecks.list': (s) => s.holder(),
  'ownChecks.reply': (s) => s.asked(),
  'checkers.askLink': () => ({ body: { email: `${randomUUID()}@hospital.example` } }),
  'checkers.open': async (s) => ({ body: { token: await s.checkLink() } }),
  'checkers.get': (s) => s.checker(),
  'checkers.name': (s) => s.checker({ organisation: 'Mayo Hospital' }),
  'checkers.leave': async (s) => {
    const [{ token }, { number }] = [await s.watches(), await s.holderAtPlace()]
    await s.ask('ownWatch.list', { token, body: { numbers: [number], version: 1, confirmed: true } })
    return { token, body: { forget: true } }
  },

  'adminAuth.login': async (s) => ({ body: await s.member() }),
  'adminAuth.passkeyOptions': () => ({}),
  'adminAuth.passkeyLogin': async (s) => ({ body: await s.usedStaffPasskey() }),
  'adminAuth.setPassword': async (s) => ({ body: { token: await s.invited(), ...newPassword } }),
  'adminAuth.logout': (s) => s.staff(),
  'adminAuth.adminUser': (s) => s.staff(),

  'applications.create': (s) => s.applicantAt('account', { body: anApplicant({ photo: aPhoto() }) }),
  'applications.current': (s) => s.complete(),
  'applications.get': (s) => s.complete({ params: me }),
  'applications.update': (s) => s.applicantAt('applicant', { params: me, body: { designation: 'Manager' } }),
  'contactInformation.create': (s) => s.applicantAt('applicant', { body: aContact() }),
  'contactInformation.current': (s) => s.complete(),
  'contactInformation.get': (s) => s.complete({ params: me }),
  'contactInformation.update': (s) => s.applicantAt('contact', { params: me, body: { city: 'Kasur' } }),
  'qualificationInformation.create': (s) => s.applicantAt('contact', { body: aQualification(matriculation) }),
  'qualificationInformation.list': (s) => s.complete(),
  'qualificationInformation.get': (s) => s.qualification(),
  'qualificationInformation.update': (s) => s.qualification({ body: { board_university: 'Lahore Board' } }),
  'applicantForm.create': (s) =>
    s.applicantAt('qualifications', { body: { application_title: 'Registration' } }),
  'applicantForm.correct': (s) => s.returnedType({ params: me, body: aRenewal }),
  'applicantForm.resubmit': (s) => s.corrected({ params: me }),
  'applicantForm.startAgain': (s) => s.withdrawn({ params: me }),
  'applicantForm.withdraw': (s) => s.applicantAt('form', { params: me }),
  'userApplications.create': (s) => s.applicantAt('form', { body: aUserApplication() }),
  'userApplications.current': (s) => s.complete(),
  'tasks.update': (s) => s.withUserApplication({ params: me, body: { branch_code: '7' } }),

  'documents.list': (s) => s.complete(),
  'documents.get': (s) => s.complete({ params: { key: 'profile_image' } }),
  'documents.remove': (s) => s.holding('marksSheet_image'),
  'uploads.create': async (s) => s.complete({ form: await aForm('certificate_image', picture) }),
  'uploads.grant': (s) => s.complete({ body: announced('cnic_back_image', picture) }),
  'uploads.confirm': (s) => s.sentFile('bank_voucher_receipt_image'),
  'userDocuments.list': (s) => s.complete(),
  'userDocuments.get': (s) => s.complete({ params: { key: 'profile_photo' } }),
  'userDocuments.remove': (s) => s.holding('finger_print'),
  'files.create': async (s) => s.complete({ form: await aForm('category_image', picture) }),

  'cases.list': (s) => s.staff({ query: { status: 'submitted' } }),
  'cases.counts': (s) => s.staff({ query: { status: 'submitted', assigned: 'me' } }),
  'cases.days': (s) => s.staff(),
  'cases.find': async (s) => s.staff({ query: { q: (await s.complete()).person.name } }),
  'cases.get': (s) => s.onCase(),
  'cases.history': (s) => s.onCase(),
  'cases.versions': (s) => s.onCase(),
  'cases.printed': (s) => s.onCase(),
  'cases.document': (s) => s.onCase({ params: { key: 'profile_image' } }),
  'cases.take': (s) => s.onFreshCase({ body: {} }),
  'cases.assign': async (s) => {
    const { params, token } = await s.onCase()
    return { token, body: { cases: [String(params?.id)], take_over: true } }
  },
  'cases.tick': (s) => s.onCase({ body: { ticks: ['applicant.name'] } }),
  'cases.receive': (s) => s.onCase({ body: { document: 'CNIC', copies: 1 } }),
  'cases.act': (s) => s.onCase({ body: { action: 'start-review' } }),
  'meetings.list': (s) => s.staff({ query: {} }),
  'meetings.open': (s) => s.staff({ body: aMeeting() }),
  'meetings.get': async (s) => {
    const { token, params } = await s.inMeeting()
    return { token, params }
  },
  'meetings.decide': (s) => s.inMeeting(),
  'views.list': (s) => s.staff(),
  'views.create': (s) => s.staff({ body: { name: randomUUID(), list: { status: 'submitted' } } }),
  'views.rename': (s) => s.savedView({ body: { name: randomUUID() } }),
  'views.remove': (s) => s.savedView(),
  'cases.notes': (s) => s.onCase(),
  'cases.note': async (s) => s.onCase({ body: { text: 'Called the board', tell: [await s.colleague()] } }),
  'cases.clearMentions': (s) => s.mentioned(),
  'cases.findRegistrations': async (s) => s.staff({ body: { q: (await s.complete()).person.cnic } }),
  'cases.linkRegistration': (s) => s.onRenewal({ body: aRegistrationLink() }),
  'cases.unlinkRegistration': (s) => s.onLinkedRenewal({ body: { reason: 'Wrong number' } }),
  'cases.takeChange': (s) => s.onChangedCase(),
  'cases.proposeCorrection': (s) =>
    s.onFreshCase({ body: { item: 'contact_information.city', value: 'Kasur', reason: 'Typing error' } }),
  'cases.settleCorrection': (s) => s.onCorrection({ action: 'confirm' }),
  'cases.escalate': (s) => s.onFreshCase({ body: { reason: 'Two degrees' } }),
  'cases.settleEscalation': (s) => s.escalated({ body: { answer: 'Take the later one' } }),
  'cases.actOnMany': async (s) =>
    s.staff({ body: { action: 'certificate-ready', ids: [(await s.complete()).id] } }),
  'exports.begin': (s) => s.staff({ body: { status: 'submitted' } }),
  'exports.page': (s) => s.begunExport(),
  'exports.list': (s) => s.staff(),
  'proposals.list': (s) => s.staff(),
  'proposals.act': (s) => s.proposed({ action: 'confirm' }),

  'bankStatement.preview': (s) => s.staff({ body: { rows: aStatement().rows } }),
  'bankStatement.create': (s) => s.staff({ body: aStatement() }),
  'bankStatement.formats': (s) => s.staff(),
  'bankStatement.list': (s) => s.staff({ query: {} }),
  'bankStatement.get': (s) => s.onStatement(),
  'bankStatement.verify': (s) => s.onStatement({ body: { from: 0 } }),
  'bankStatement.months': (s) => s.staff(),
  'dayBook.month': (s) => s.staff({ query: { month: '2026-11' } }),
  'dayBook.close': (s) => s.staff({ params: { day: aPastDay() } }),
  'dayBook.correct': async (s) => {
    const day = aPastDay()
    await s.ask('dayBook.close', await s.staff({ params: { day } }))
    const body = { from: 'outside', to: 'unmatched', rupees: 100, reason: 'Not in the file' }
    return s.staff({ params: { day }, body })
  },
  'receipts.list': async (s) => {
    await s.onReceipt()
    return s.staff({ query: {} })
  },
  'receipts.get': (s) => s.onReceipt(),
  'receipts.take': async (s) => s.staff({ body: await s.payOrder() }),
  'receipts.realise': (s) =>
    s.onReceipt({ body: { payment: { challan_no: 'BANK-PO-1', paid_on: '2020-01-02' } } }),
  'receipts.end': (s) => s.onReceipt({ body: { as: 'returned', reason: 'The signature differs' } }),
  'refunds.propose': (s) =>
    s.onDeposit(({ fee_amount: amount }) => ({
      reason: 'Paid twice',
      to: { payee: 'A payer', account: 'PK36', amount },
    })),
  'deposits.list': async (s) => {
    await s.onDeposit(() => ({}))
    return s.staff({ query: {} })
  },
  'deposits.preview': (s) => s.onDeposit(({ reference_no }) => ({ application: reference_no })),
  'deposits.match': (s) => s.onDeposit(({ id }) => ({ id })),
  'deposits.setAside': (s) => s.onDeposit(() => ({ reason: 'Refunded' })),
  'deposits.listSetAside': (s) => s.staff({ query: {} }),
  'deposits.reopen': async (s) => {
    const call = await s.onDeposit(() => ({ reason: 'The wrong row' }))
    await s.ask('deposits.setAside', call)
    return call
  },
  'bankStatement.undo': (s) => s.onStatement({ body: { from: 0, reason: 'The wrong file' } }),

  'books.list': (s) => s.staff(),
  'books.create': (s) => s.staff({ body: aBook() }),
  'books.get': (s) => s.onBook(),
  'books.addPart': (s) => s.onBegunBook({ body: aBookPart([aBookRow()], { file: 2 }) }),
  'books.ask': (s) => s.onBegunBook(),
  'books.sample': (s) => s.onBook(),
  'books.import': (s) => s.onBook({ body: { file: 1, part: 0 } }),
  'books.rows': (s) => s.onBook({ query: { file: '1', part: '0' } }),
  'books.row': (s) => s.onBook({ query: { file: '1', line: '2' } }),
  'books.undo': (s) => s.onBook({ body: { file: 1, part: 0, reason: 'The wrong file' } }),
  'books.addPage': async (s) => s.onBook({ form: await aFormOf({ page: '12' }, picture) }),
  'books.page': (s) => s.onPage(),
  'claims.list': (s) => s.staff(),
  'claims.get': (s) => s.onClaim({ query: {} }),
  'claims.document': (s) => s.onClaim({ params: { key: 'certificate' } }),
  'claims.decide': (s) => s.onClaimToRefuse(),
  'changeRequests.list': (s) => s.staff(),
  'changeRequests.get': (s) => s.onRequest(),
  'changeRequests.document': (s) => s.onRequest(),
  'changeRequests.accept': (s) => s.onRequest({ body: { words: 'The new CNIC was seen', version: 1 } }),
  'changeRequests.refuse': (s) =>
    s.onRequest({ body: { reason: 'document-unreadable', answer: 'Send a sharper picture' } }),
  'ownChangeRequests.list': (s) => s.holder(),
  'ownChangeRequests.create': async (s) => ({ ...(await s.holder()), form: await aChangeRequest() }),
  'ownChangeRequests.withdraw': (s) => s.onOwnRequest(),
  'ownChangeRequests.document': (s) => s.onOwnRequest(),
  'ownClaims.create': async (s) => s.applicantAt('account', { form: await aClaim() }),
  'ownClaims.enterCode': (s) => s.claimWithCode(),
  'claimObjections.create': (s) => s.objection(),
  'cnicRequests.create': async () => ({ body: aCnicRequest() }),
  'cnicRequests.list': (s) => s.staff(),
  'cnicRequests.decide': (s) => s.onCnicRequest(),
  'ownClaims.list': (s) => s.claimed(),

  'walkIns.list': (s) => s.entering(),
  'walkIns.create': (s) => s.entering({ body: aWalkIn() }),
  'walkIns.get': (s) => s.walkedIn(),
  'walkIns.open': (s) => s.walkedIn(),
  'walkIns.handIn': async (s) => s.walkedIn({ form: await aHandIn() }),
  'walkIns.signedForm': (s) => s.confirmedWalkIn(),
  'walkIns.giveEmail': (s) => s.confirmedWalkIn({ body: { email: `${randomUUID()}@example.com` } }),

  'colleagues.list': (s) => s.staff(),
  'colleagues.setAbsence': (s) => s.absence(),
  'colleagues.endAbsence': async (s) => {
    const { token, params, body } = await s.absence()
    await s.ask('colleagues.setAbsence', { token, params, body })
    return { token, params }
  },
  'work.list': (s) => s.staff({ query: {} }),
  'council.contact': () => ({}),
  'council.get': () => ({}),
  'retention.get': (s) => s.staff(),
  'retention.update': (s) => s.staff({ body: { unused_account_months: 36 } }),
  'councilSettings.get': (s) => s.staff(),
  'councilSettings.update': (s) => s.staff({ body: { hours: 'Monday to Friday, 9 am to 4 pm' } }),
  'officeSettings.get': (s) => s.staff(),
  'officeSettings.update': (s) => s.staff({ body: { fair_shares: true } }),
  'reports.get': (s) => s.staff({ query: {} }),
  'calendar.list': (s) => s.staff(),
  'calendar.reminders': (s) => s.staff(),
  'calendar.trial': (s) => s.staff({ body: { email: 'last-day' } }),
  'figures.get': (s) => s.staff(),
  'figures.count': (s) => s.staff({ body: { counted_at: null } }),
  'people.list': (s) => s.staff(),
  'people.invite': (s) =>
    s.staff({ body: { email: `${randomUUID()}@council.example`, name: 'Amna', roles: ['reception'] } }),
  'people.get': async (s) => s.staff({ params: { id: await s.invited() } }),
  'people.history': async (s) => s.staff({ params: { id: await s.invited() } }),
  'people.releaseAccount': async (s) =>
    s.staff({ body: { email: await s.unconfirmedEmail(), reason: 'Mistyped' } }),
  'people.act': async (s) => s.staff({ params: { id: await s.invited() }, body: { action: 'send-link' } }),
  'security.begin': (s) => s.staff({ body: { password: staffPassword } }),
  'security.changePassword': (s) =>
    s.staff({ body: { current_password: staffPassword, ...newStaffPassword } }),
  'security.confirm': (s) => s.enrolling(),
  'security.renewCodes': (s) => s.enrolled(),

  'passkeys.list': (s) => s.applicantAt('account'),
  'passkeys.begin': (s) => s.currentPassword(),
  'passkeys.create': (s) => s.madePasskey(),
  'passkeys.remove': (s) => s.ownPasskey(),
  'staffPasskeys.list': (s) => s.staff(),
  'staffPasskeys.begin': (s) => s.staff({ body: { password: staffPassword } }),
  'staffPasskeys.create': (s) => s.madeStaffPasskey(),
  'staffPasskeys.remove': (s) => s.secondOfTwoPasskeys(),

  'sessions.list': (s) => s.applicantAt('account'),
  'sessions.end': (s) => s.twoSessions(),
  'sessions.endOthers': (s) => s.twoSessions(),
  'staffSessions.list': (s) => s.staff(),
  'staffSessions.end': (s) => s.twoStaffSessions(),
  'staffSessions.endOthers': (s) => s.twoStaffSessions(),

  'users.get': (s) => s.complete({ params: me }),
  'printOut.get': (s) => s.complete({ params: me }),
  'printOut.printed': (s) => s.complete({ params: me }),
  'ownData.closeAccount': async (s) => {
    const password = 'a password that nobody else has'
    const { token, person } = await s.applicantAt('account', {}, { password })
    return { token, body: { current_password: person.password } }
  },
  'ownData.collect': (s) => s.complete(),
  'ownData.readings': (s) => s.complete({ query: {} }),
  'ownChecks.hold': (s) => s.askingToBeSeen(),
  'ownPlaces.list': (s) => s.holder(),
  'ownPlaces.save': async (s) => ({ ...(await s.holder()), body: aDeclaredPlace() }),
  'practices.find': async (s) => {
    await s.holderAtPlace()
    return s.staff({ query: { by: 'city', q: 'Lahore' } })
  },
  'concerns.create': async (s) => {
    const { number, id } = await s.holderAtPlace()
    return { params: { number, id }, body: { about: 'nobody-here', words: '' } }
  },
  'watchers.list': async (s) => {
    await s.asksToWatch()
    return s.staff()
  },
  'watchers.propose': async (s) => {
    const { id } = await s.asksToWatch()
    return s.staff({ params: { id }, body: aWatchTerm() })
  },
  'watchers.end': async (s) => {
    const { id } = await s.watches()
    return s.staff({ params: { id }, body: { reason: 'It is closed' } })
  },
  'ownWatch.get': async (s) => ({ token: (await s.watches()).token }),
  'ownWatch.ask': async (s) => {
    const { token } = await s.checker()
    await s.ask('checkers.name', { token, body: { organisation: 'Mayo Hospital' } })
    return { token, body: { purpose: 'We employ pharmacists' } }
  },
  'ownWatch.list': async (s) => {
    const [{ token }, { number }] = [await s.watches(), await s.holderAtPlace()]
    return { token, body: { numbers: [number], version: 1, confirmed: true } }
  },
  'ownWatch.setKey': async (s) => ({ token: (await s.watches()).token, body: { wanted: true } }),
  'ownWatch.changes': async (s) => {
    const { key } = await s.ask('ownWatch.setKey', {
      token: (await s.watches()).token,
      body: { wanted: true },
    })
    return { token: key, query: { after: '0' } }
  },
  'concerns.list': async (s) => {
    await s.concern()
    return s.staff()
  },
  'concerns.end': async (s) =>
    s.staff({
      params: { id: await s.concern() },
      body: { outcome: 'put-right', note: 'The holder was on leave' },
    }),
  'ownPlaces.card': async (s) => {
    const { token, id } = await s.holderAtPlace()
    return { token, params: { id } }
  },
  'ownPlaces.showPhoto': async (s) => ({ ...(await s.holder()), body: { shown: true } }),
  'register.placePhoto': async (s) => {
    const { number, id, token } = await s.holderAtPlace()
    await s.ask('ownPlaces.showPhoto', { token, body: { shown: true } })
    return { params: { number, id } }
  },
  'register.place': async (s) => {
    const { number, id } = await s.holderAtPlace()
    return { params: { number, id } }
  },
  'ownPlaces.end': async (s) => {
    const { token, id, since } = await s.holderAtPlace()
    return { token, params: { id }, body: { until: since } }
  },
  'ownRegistration.get': (s) => s.complete(),
  'ownRegistration.certificate': (s) => s.holder(true),
  'ownRegistration.history': async (s) => ({ ...(await s.holder()), query: {} }),
  'ownRegistration.watchers': (s) => s.holder(),
  'ownRegistration.log': (s) => s.loggedHolder(),
  'ownRegistration.statement': (s) => s.holder(),
  'portfolioUpdate.get': (s) => s.complete({ params: me }),
  'portfolioUpdate.update': (s) => s.newProfile(),
  'portfolioUpdate.language': (s) => s.complete({ params: me, body: { language: 'ur' } }),

  'fee.calculate': (s) => s.complete({ query: { issue_date: '2014-08-14' } }),
  'terms.list': (s) => s.staff(),
  'terms.propose': (s) => s.staff({ body: aProposedTerm({ effective_from: s.freeDay() }) }),
  'terms.remove': async (s) =>
    s.staff({ params: { first_day: await s.termDay() }, body: { reason: 'Not this year' } }),
  'feeSchedules.list': (s) => s.staff(),
  'feeSchedules.current': (s) => s.staff(),
  'feeSchedules.create': (s) => s.staff({ body: aProposedSchedule({ effective_from: s.freeDay() }) }),
  'feeSchedules.update': async (s) =>
    s.staff({ params: { first_day: await s.scheduledDay() }, body: aProposedChange() }),
  'feeSchedules.remove': async (s) =>
    s.staff({ params: { first_day: await s.scheduledDay() }, body: { reason: aReason } }),
  'feeSchedules.act': (s) => s.onProposal('confirm'),
  'feeSchedules.calculate': (s) => s.staff({ query: { issue_date: '2020-08-14', applied_on: '2026-11-21' } }),

  'register.keys': () => ({}),
  'register.standing': async (s) => ({ params: { number: await s.registered() }, query: { serial: '1' } }),
  'certificates.get': (s) => s.onRegistration({}, true),
  'certificates.prepare': (s) => s.onRegistration(),
  'certificates.replace': (s) => s.onRegistration({ body: { serial: 1, reason: 'lost' } }, true),
  'certificates.notePaper': (s) => s.onRegistration({ body: { serial: 1, paper_no: 'LHR 0042' } }, true),
  'certificates.outdated': (s) => s.staff(),
  'certificates.void': (s) => s.onRegistration({ body: { serial: 1, reason: 'misprinted' } }, true),
  'certificates.prepareMany': async (s) => s.staff({ body: { ids: [(await s.complete()).id] } }),
  'registrations.find': async (s) => {
    await s.registered()
    return s.staff({ query: { name: 'Ayesha Siddiqa', city: 'Lahore' } })
  },
  'registrations.get': (s) => s.onRegistration({}, true),
  'registrations.compareRow': (s) => s.onScannedEntry(),
  'registrations.history': (s) => s.onRegistration({ query: {} }),
  'registrations.proposeStanding': (s) => s.onRegistration({ body: aProposedStanding() }),
  'registrations.proposeWithDocument': async (s) => s.onRegistration({ form: await aStandingForm() }),
  'registrations.document': (s) => s.onStandingDocument(),
  'registrations.proposeParticulars': (s) => s.onRegistration({ body: aProposedCorrection() }),
  'registrations.export': async (s) => {
    await s.registered()
    return s.staff({ query: {} })
  },
  'register.search': async (s) => {
    await s.registered()
    return { query: { name: 'Ayesha Siddiqa' } }
  },
  'register.check': async (s) => {
    const number = await s.registered()
    return { body: { rows: [{ number, cnic: '3520112345671' }] } }
  },
  'register.entry': async (s) => ({ params: { number: (await s.holderAtPlace()).number } }),
  'register.letter': async (s) => ({
    body: { rows: [{ number: await s.registered(), name: 'Ayesha Siddiqa' }] },
  }),

  'service.health': () => ({}),
  'service.openapi': () => ({}),
} satisfies Record<EndpointName, ExampleCall>

/**
 * The example calls of a stack. Each is made when it is first asked for, with the people and records that it needs.
 * @param callTime the time at which the calls will be made
 * @param tokens of members of staff who prepare them in turn, and whose own accounts none of them is about
 */
export const openExamples = (
  stack: Stack,
  callTime = () => new Date(),
  tokens?: Parameters<typeof exampleScene>[2],
) => {
  const scene = exampleScene(stack, callTime, tokens)
  const made = new Map<EndpointName, Promise<Call>>()
  return (name: EndpointName): Promise<Call> => {
    const known = made.get(name) ?? Promise.resolve(exampleCalls[name](scene)).then(asCall)
    made.set(name, known)
    return known
  }
}

/** Only the records of a person that a call needs. */
const asCall = ({ token, body, params, query, headers, form }: Call): Call => ({
  ...{ token, body, params, query, headers, form },
})
