import { expect, test } from 'vitest'
import { checklistOf } from '#shared/applications/rules/checklist.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

let instant = new Date('2026-11-20T05:00:00.000Z')
const staffStack = await openStaffStack({ clock: () => instant })
const clerk = await staffStack.staffMember('reception', 'reviewer', 'accounts', 'registrar')

/** The form as its applicant reads it. */
const formOf = async ({ token }: { token: string }) =>
  (await staffStack.stack.invoke('auth.user', { token })).body.data.application_form

const minutesLater = (): string => {
  instant = new Date(instant.getTime() + 60_000)
  return instant.toISOString()
}

const receiveAll = async (id: string, copiesOf = (copies: number) => copies) => {
  for (const { document, copies } of checklistOf('Registration'))
    await clerk.ask('cases.receive', { params: { id }, body: { document, copies: copiesOf(copies) } })
}

test('the applicant reads when each step was reached', async () => {
  const application = await staffStack.submittedCase()
  const { id } = application
  const expected: Record<string, string> = { submitted: application.form.submitted_at }
  const reached = async (names: string[], act: () => Promise<unknown>) => {
    const at = minutesLater()
    await act()
    for (const name of names) expected[name] = at
    expect((await formOf(application)).milestones).toEqual(expected)
  }
  await reached(['papers-received'], () => receiveAll(id))
  await reached(['fee-verified'], () => clerk.act(id, 'verify-fee', staffStack.payment(application)))
  const reviewer = await staffStack.staffMember('reviewer')
  await reached(['review-started', 'review-finished'], () => staffStack.review(id, reviewer))
  const registrar = await staffStack.staffMember('registrar')
  await reached(['approved'], () => registrar.act(id, 'approve'))
  await staffStack.prepareCertificate(id)
  await reached(['certificate-ready'], () => clerk.act(id, 'certificate-ready'))
  await reached(['collected'], () => clerk.act(id, 'collect', { cnic_seen: true }))
})

test('a fee that is not verified any more and a paper that is given back take their dates away', async () => {
  const application = await staffStack.submittedCase()
  const { id } = application
  const other = await staffStack.staffMember('accounts')
  await clerk.act(id, 'verify-fee', staffStack.payment(application))
  await receiveAll(id)
  await clerk.ask('cases.receive', { params: { id }, body: { document: 'CNIC', copies: 0 } })
  await clerk.act(id, 'reverse-fee', { reason: 'The slip is of another person' })
  await other.act(id, 'reverse-fee')
  expect(Object.keys((await formOf(application)).milestones)).toEqual(['submitted'])
})

test('a return, the correction and a withdrawal have their dates', async () => {
  const application = await staffStack.submittedCase()
  const call = (name: string, more: object = {}) =>
    staffStack.stack.invoke(name, { token: application.token, params: { id: 'me' }, ...more })
  const item = 'contact_information.city'
  const returned = minutesLater()
  await clerk.act(application.id, 'return', { corrections: [{ item, reason: 'other', words: 'Which one?' }] })
  await call('contactInformation.update', { body: { city: 'Kasur' } })
  const resubmitted = minutesLater()
  await call('applicantForm.resubmit')
  const withdrawn = minutesLater()
  const { body } = await call('applicantForm.withdraw')
  expect(body.data.milestones).toMatchObject({ returned, resubmitted, withdrawn, 'review-started': returned })
})

test('the form tells when it was printed last, and stays the version that it was', async () => {
  const application = await staffStack.submittedCase({ withDocuments: false })
  expect(application.form.printed_at).toBeNull()
  const print = () =>
    staffStack.stack.invoke('printOut.printed', { token: application.token, params: { id: 'me' } })
  await print()
  const last = minutesLater()
  await print()
  expect(await formOf(application)).toMatchObject({ printed_at: last, version: application.form.version })
})
