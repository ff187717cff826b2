import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPng } from '#tests/support/files/images.ts'
import { announced, postToStore } from '#tests/support/files/uploads.ts'
import { aUserApplication } from '#tests/support/people/applicants.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

let staffStack: StaffStack
beforeAll(async () => {
  staffStack = await openStaffStack()
})
afterAll(() => staffStack.close())

const upload = async (token: string, name: string, bytes: Uint8Array) => {
  const grant = (await staffStack.stack.invoke('uploads.grant', { token, body: announced(name, bytes) })).body
    .data
  await postToStore(grant, bytes)
  await staffStack.stack.invoke('uploads.confirm', { token, params: { id: grant.id } })
}

const warningsOf = async (id: string): Promise<string[]> => {
  const { body } = await (await staffStack.staffMember('reviewer')).ask('cases.get', { params: { id } })
  return body.data.checks
    .filter(({ ok }: { ok: boolean }) => !ok)
    .map(({ words }: { words: string }) => words)
}

test('a scan used in two applications is shown at both, with the reference of the other', async () => {
  const [one, other] = [
    await staffStack.submittedCase({ withDocuments: false }),
    await staffStack.submittedCase({ withDocuments: false }),
  ]
  const scan = aPng(71, 33)
  await upload(one.token, 'marksSheet_image', scan)
  expect((await warningsOf(one.id)).join()).not.toContain('The same as in')
  await upload(other.token, 'certificate_image', scan)
  expect(await warningsOf(one.id)).toContain(`The same as in ${other.form.reference_no}: Marks sheet`)
  expect(await warningsOf(other.id)).toContain(`The same as in ${one.form.reference_no}: Certificate`)
})

test('one file used for two documents is shown', async () => {
  const application = await staffStack.submittedCase({ withDocuments: false })
  const scan = aPng(72, 33)
  await upload(application.token, 'cnic_front_image', scan)
  await upload(application.token, 'cnic_back_image', scan)
  expect((await warningsOf(application.id)).join()).toMatch(
    /The same file is used twice: .*CNIC.* and .*CNIC/i,
  )
})

test('a challan that has paid for another application is shown before anybody verifies it', async () => {
  const [paid, claims] = [
    await staffStack.submittedCase(),
    await staffStack.submittedCase({ withDocuments: false }),
  ]
  const { invoke } = staffStack.stack
  await (await staffStack.staffMember('accounts')).act(
    paid.id,
    'verify-fee',
    staffStack.payment(paid, 'MCB-778'),
  )
  const said = { ...aUserApplication(), challan_no: 'mcb 778' }
  await invoke('userApplications.create', { token: claims.token, body: said })
  expect((await warningsOf(claims.id)).join()).toContain(`The same as in ${paid.form.reference_no}`)
  expect((await warningsOf(paid.id)).join()).not.toContain('The same as in')
})

test('a registration number that two people claim, or that was issued to another person, is shown at both cases', async () => {
  const issued = await staffStack.readyCase()
  await (await staffStack.staffMember('registrar')).act(issued.id, 'approve')
  const claims = await staffStack.submittedCase({ withDocuments: false })
  const ask = (name: string, call: object) => staffStack.stack.invoke(name, { token: claims.token, ...call })
  await ask('applicantForm.withdraw', { params: { id: 'me' } })
  await ask('applicantForm.startAgain', { params: { id: 'me' } })
  const dates = { issueDate: '2020-01-01', expiryDate: '2025-01-01' }
  const body = { application_title: 'Renewal', registrationNo: 'a 00001', ...dates }
  const { reference_no } = (await ask('applicantForm.create', { body })).body.data
  const [seen, other] = [await warningsOf(issued.id), await warningsOf(claims.id)]
  expect(seen.join()).toContain(`The same as in ${reference_no}: Registration no.`)
  expect(other.join()).toContain(`The same as in ${issued.form.reference_no}: Registration no.`)
})
