/** The papers that prove a payment or an old certificate belong to one application: the next one begins without them. */
import { expect, test } from 'vitest'
import { frozenSentence } from '#shared/applications/rules/own-changes.ts'
import { addDays } from '#shared/kit/format.ts'
import { statedOf, validUntil } from '#shared/register/rules/registration.ts'
import { aPng } from '#tests/support/files/images.ts'
import { announced, postToStore } from '#tests/support/files/uploads.ts'
import { aUserApplication } from '#tests/support/people/applicants.ts'
import { openStackWithEmails, type StackWithEmails } from '#tests/support/people/stack-with-emails.ts'

let instant = new Date('2026-11-20T05:00:00.000Z')
const setting = await openStackWithEmails({ clock: () => instant })

type Application = Awaited<ReturnType<StackWithEmails['submittedCase']>>

const slip = 'paid_bank_deposit_slip'
const me = { params: { id: 'me' } }

/** The applicant, signed in again: years lie between two applications. */
const applicantOf = async ({ person }: Application) => {
  const body = { email: person.email, password: person.password }
  const { token } = (await setting.stack.invoke('auth.login', { body })).body.data
  const ask = (name: string, call: object = {}) => setting.stack.invoke(name, { token, ...call })
  return {
    ask,
    user: async () => (await ask('auth.user')).body.data,
    add: async (name: string, bytes: Buffer) => {
      const grant = await ask('uploads.grant', { body: announced(name as never, bytes) })
      if (grant.status !== 201) return grant
      await postToStore(grant.body.data, bytes)
      return ask('uploads.confirm', { params: { id: grant.body.data.id } })
    },
  }
}

test('a registration is renewed and paid through the portal, and the slip of the first fee stays with the first application', async () => {
  const first = await setting.registeredCase()
  const { valid_until } = (await setting.services.users.load(first.id))!.account.registration!
  instant = new Date(`${addDays(valid_until, -20)}T05:00:00.000Z`)
  const applicant = await applicantOf(first)
  const before = await setting.services.users.load(first.id)
  const firstSlip = before!.documents.find(({ name }) => name === slip)!
  const paid = { challan_no: 'CH-OLD-1', challan_submit_date: '2026-11-19', deposit_slip_no: 'DS-1' }
  await applicant.ask('userApplications.create', { body: aUserApplication(paid) })

  // Begun: what was paid belongs to the first application, the rest is taken over.
  const begun = await applicant.ask('applicantForm.startAgain', me)
  expect(begun.body.data.held_documents).not.toContain(slip)
  expect(begun.body.data.held_documents).toContain('cnic_front_image')
  const { user_document } = (await applicant.ask('userDocuments.list')).body.data
  expect([user_document[slip], user_document.cnic_front_image === null]).toEqual([null, false])

  const reviewer = await setting.staffMember('reviewer')
  const read = (query: object) =>
    reviewer.ask('cases.document', { params: { id: first.id, key: slip }, query: query as never })
  expect((await read({})).status).toBe(200) // until then the case is the first application

  // Handed in: paying is the first thing that the person reads.
  const entry = (await applicant.ask('ownRegistration.get')).body.data
  const body = { application_title: 'Renewal', ...statedOf(entry) }
  const form = (await applicant.ask('applicantForm.create', { body })).body.data
  const [email] = await setting.emailsTo(first.person.email!)
  expect(email?.text).toContain(`Voucher number: `)
  expect(email?.text).toMatch(
    /What happens next:\n\n- Pay the fee with the printed vouchers.*Then add the deposit slip/,
  )

  // Without a slip it is not approved.
  const accounts = await setting.staffMember('accounts')
  const registrar = await setting.staffMember('registrar')
  await setting.review(first.id, reviewer)
  const payment = { challan_no: 'CH-NEW-1', amount: form.fee_amount, paid_on: addDays(valid_until, -20) }
  const refused = await registrar.act(first.id, 'approve')
  expect(refused.body.message).toContain('Missing: Paid bank deposit slip')

  // Paid: the slip is added once, and replaced only when it is returned.
  expect((await applicant.add(slip, aPng(61, 40))).status).toBe(200)
  const again = await applicant.add(slip, aPng(62, 40))
  expect([again.status, again.body.message]).toEqual([409, frozenSentence])
  expect((await accounts.act(first.id, 'verify-fee', { payment })).status).toBe(200)
  expect((await registrar.act(first.id, 'approve')).status).toBe(200)
  const renewed = (await applicant.user()).registration.valid_until
  expect(renewed).toBe(validUntil(addDays(valid_until, 1), { years: 5 }))

  // The office reads both slips; whose application it was is in the history.
  const seen = (await reviewer.ask('cases.get', { params: { id: first.id } })).body.data
  const former = seen.former_documents.find(({ name }: { name: string }) => name === slip)
  expect(former).toMatchObject({ id: firstSlip.id, application: first.form.reference_no })
  expect((await read({})).bytes).toEqual(aPng(61, 40))
  const old = await read({ application: first.form.reference_no })
  const stored = await setting.services.files.read(firstSlip.object_key)
  expect(old.bytes.equals(stored!.bytes)).toBe(true)
  expect((await read({ application: 'PC-2026-NOBODYS1' })).status).toBe(404)
  const { events } = (await reviewer.ask('cases.history', { params: { id: first.id } })).body.data
  const details = { document: slip, application: first.form.reference_no, stored: 'as sent' }
  expect(events).toContainEqual(expect.objectContaining({ event: 'DOCUMENT_READ', details }))
})

test('an application after a withdrawn one has a payment of its own', async () => {
  const withdrawn = await setting.submittedCase()
  const applicant = await applicantOf(withdrawn)
  const paid = { challan_no: 'CH-OLD-2', deposit_slip_no: 'DS-2', branch_code: '0042' }
  await applicant.ask('userApplications.create', { body: aUserApplication(paid) })
  await applicant.ask('applicantForm.withdraw', me)
  await applicant.ask('applicantForm.startAgain', me)
  const { held_documents, user_application } = await applicant.user()
  expect(held_documents).not.toContain(slip)
  expect(user_application).toMatchObject({ challan_no: '', deposit_slip_no: '', branch_code: '0042' })
  const [former] = await setting.services.formerApplications.of(withdrawn.id)
  expect(former?.user_application).toMatchObject(paid)
  await applicant.ask('applicantForm.create', { body: { application_title: 'Registration' } })
  expect((await applicant.add(slip, aPng(63, 40))).status).toBe(200)
})
