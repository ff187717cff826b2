/** Branches of applicants’ calls: repeated and overtaken writes, sign-in with an old hash, corrections. */
import { randomUUID } from 'node:crypto'
import { createServices } from '#functions/services.ts'
import type { EndpointName } from '#shared/contract.ts'
import { aPhoto, aPng } from '../../files/images.ts'
import { aForm } from '../../files/uploads.ts'
import {
  aCnic,
  aContact,
  anApplicant,
  aPerson,
  aQualification,
  aUserApplication,
  intermediate,
  matriculation,
  pharmacyDegree,
} from '../../people/applicants.ts'
import { confirmEmailOf } from '../../people/confirmed-email.ts'
import { aRenewal } from '../example-bodies.ts'
import { moveThereAndBack, textTo } from './email-addresses.ts'
import { olderHash, type RecordedPortal } from './recorded-portal.ts'

/** Registers, three times with the same key; at the last time the sessions before it have ended. */
export const signedUp = async ({ ask, clock }: RecordedPortal) => {
  // The last digit agrees with the gender, so that no automatic check finds anything.
  const person = aPerson({ cnic: `${aCnic().slice(0, 12)}4` })
  const headers = { 'idempotency-key': randomUUID() }
  await ask('auth.register', { body: person, headers })
  await ask('auth.register', { body: person, headers })
  clock.turn(60 * 60)
  const { data } = await ask('auth.register', { body: person, headers })
  return { person, id: data.user.id as string, token: data.token as string }
}
export type Person = Awaited<ReturnType<typeof signedUp>>

const me = { id: 'me' }
const submitted = { application_title: 'Registration' }

/** Each record is added, added again, changed, and changed after somebody else has changed it. */
export const records = async ({ ask }: RecordedPortal, { token }: Person) => {
  const create = async (name: EndpointName, body: unknown) => {
    await ask(name, { token, body })
    await ask(name, { token, body })
  }
  const change = async (name: EndpointName, body: unknown, query?: Record<string, string>) => {
    await ask(name, { token, body, params: me, query })
    await ask(name, { token, body, params: me, query, overtaken: true })
  }
  await create('applications.create', anApplicant({ photo: aPhoto() }))
  await ask('applications.create', { token, body: anApplicant({ name: 'Another', photo: aPhoto() }) })
  await change('applications.update', { photo: aPhoto() })
  await create('contactInformation.create', aContact())
  await change('contactInformation.update', { city: 'Kasur' })
  for (const level of [matriculation, intermediate, pharmacyDegree])
    await create('qualificationInformation.create', aQualification(level))
  const degree = { qualification_level: pharmacyDegree }
  await change('qualificationInformation.update', { name_of_institute: 'Another' }, degree)
  await create('userApplications.create', aUserApplication())
  await change('tasks.update', { branch_code: '0413' })
}

/** The profile is changed after somebody else; a password is forgotten; a sign-in renews an old hash. */
export const profileAndPasswords = async (portal: RecordedPortal, { person, id, token }: Person) => {
  const {
    ask,
    deliver,
    stack: { services },
  } = portal
  await confirmEmailOf(services, id)
  const changed = { ...aPerson({ password: 'eight red kites in May' }), current_password: person.password }
  await ask('portfolioUpdate.update', { token, params: me, body: changed, overtaken: true })
  await ask('portfolioUpdate.update', { token, params: me, body: changed })
  await moveThereAndBack(portal, id, person.email, changed.email)
  const { email } = person

  const outboxId = randomUUID()
  await services.emails.put({ id: outboxId, kind: 'password-reset', user_id: id }, new Date())
  await deliver(outboxId)
  await deliver(outboxId)
  const reset = /\/auth\/reset-password\/([\w-]+)\?/.exec(textTo(portal, email))?.[1]
  const password = 'ten blue finches in June'
  await ask('auth.resetPassword', {
    body: { email, password, password_confirmation: password, token: reset },
  })

  const { password_hash: older } = (await services.accounts.read(id))!
  const hash = await createServices(services.config, { hashCost: olderHash }).passwords.hash(password)
  await services.passwordHashes.replace('applicant', id, older, hash)
  for (let time = 0; time < 2; time++) await ask('auth.login', { body: { email, password } })
}

/** The e-mail about a submission assigns the application to a reviewer. */
const shareApplication = async (
  { ask, deliver, member, signIn, stack: { services } }: RecordedPortal,
  userId: string,
): Promise<void> => {
  const token = await signIn(await member())
  await ask('officeSettings.update', { token, body: { fair_shares: true } })
  const outboxId = randomUUID()
  await services.emails.put({ id: outboxId, kind: 'application-submitted', user_id: userId }, new Date())
  await deliver(outboxId)
}

/** An application is submitted twice, returned, corrected, withdrawn, begun again and withdrawn. */
export const submission = async (portal: RecordedPortal, { id, token }: Person) => {
  const { ask, member, signIn } = portal
  await ask('applications.update', { token, params: me, body: { photo: null } })
  await ask('applicantForm.create', { token, body: submitted })
  await confirmEmailOf(portal.stack.services, id)
  await ask('applicantForm.create', { token, body: submitted })
  await ask('printOut.get', { token, params: me }) // with the photo among the documents
  await ask('applications.update', { token, params: me, body: { photo: aPhoto() } }) // added after the submission
  await shareApplication(portal, id)
  await ask('tasks.update', { token, params: me, body: { branch_code: '0414' } })
  const { data: profile } = await ask('portfolioUpdate.get', { token, params: me })
  const moved = { ...profile, phone: '0301 7654321' }
  await ask('portfolioUpdate.update', { token, params: me, body: moved })
  await ask('printOut.get', { token, params: me }) // as submitted, while the records say something else
  const waitForSecondPerson = async (action: string, more: object) =>
    ask('cases.act', { token: await signIn(await member()), params: { id }, body: { action, ...more } })
  const returned = ['contact_information.city', 'applicant.name', 'application_form.application_title']
  const corrections = returned.map((item) => ({ item, reason: 'other', words: 'Which one?' }))
  const body = { action: 'return', corrections }
  await ask('cases.act', { token: await signIn(await member()), params: { id }, body })
  await ask('auth.user', { token })
  await ask('contactInformation.update', { token, params: me, body: { city: 'Multan' } })
  await ask('applications.update', { token, params: me, body: { name: 'Zainab Khan' } })
  await ask('applicantForm.correct', { token, params: me, body: aRenewal })
  const otherNumber = { token, params: me, body: { registrationNo: 'B 4712' } }
  await ask('applicantForm.correct', { ...otherNumber, overtaken: true })
  await ask('applicantForm.correct', otherNumber)
  const { data: form } = await ask('applicantForm.resubmit', { token, params: me })
  const payment = { challan_no: 'CH-9', amount: form.fee_amount, paid_on: '2020-01-01' }
  await waitForSecondPerson('verify-fee', { payment })
  await waitForSecondPerson('reverse-fee', { reason: 'Wrong' })
  await ask('work.list', { token: await signIn(await member()), query: {} })
  await ask('applicantForm.withdraw', { token, params: me })
  await waitForSecondPerson('reopen', { reason: 'Asked to' })
  await ask('applicantForm.startAgain', { token, params: me })
  for (const challan_no of ['CH-10', 'CH-11'])
    await ask('tasks.update', { token, params: me, body: { challan_no } })
  await ask('files.create', { token, form: await aForm('paid_bank_deposit_slip', aPng(7, 7)) })
  await ask('applications.update', { token, params: me, body: { name: 'Zainab Rind' } })
  await ask('applicantForm.create', { token, body: submitted })
  await ask('applicantForm.withdraw', { token, params: me })
}
