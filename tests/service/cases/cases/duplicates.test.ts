import { expect, test } from 'vitest'
import { aPng } from '#tests/support/files/images.ts'
import { announced, postToStore } from '#tests/support/files/uploads.ts'
import { aUserApplication } from '#tests/support/people/applicants.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()

const upload = async (token: string, name: string, bytes: Uint8Array) => {
  const grant = (await staffStack.stack.invoke('uploads.grant', { token, body: announced(name, bytes) })).body
    .data
  await postToStore(grant, bytes)
  await staffStack.stack.invoke('uploads.confirm', { token, params: { id: grant.id } })
}

let submitted = 0
/** The application of another person than all before: the same person in two is a finding of its own. */
const aCase = (withDocuments = false) => {
  const name = `Iqra ${'BDFGKLMNPRST'[submitted++]}arkat`
  return staffStack.submittedCase({ withDocuments, person: { name } })
}

interface Check {
  ok: boolean
  words: string
  cases?: { id: string; reference_no: string }[]
}
const checksOf = async (id: string): Promise<Check[]> => {
  const { body } = await (await staffStack.staffMember('reviewer')).ask('cases.get', { params: { id } })
  return body.data.checks
}
const warningsOf = async (id: string): Promise<string[]> =>
  (await checksOf(id)).filter(({ ok }) => !ok).map(({ words }) => words)

test('scans used in two applications are one line at both, with the reference of the other', async () => {
  const [one, other] = [await aCase(), await aCase()]
  const [scan, card] = [aPng(71, 33), aPng(72, 34)]
  await upload(one.token, 'marksSheet_image', scan)
  await upload(one.token, 'cnic_front_image', card)
  expect(await checksOf(one.id)).toContainEqual({ ok: true, words: 'No duplicates found' })
  await upload(other.token, 'certificate_image', scan)
  await upload(other.token, 'cnic_front_image', card)
  const { reference_no } = other.form
  expect(await checksOf(one.id)).toContainEqual({
    ok: false,
    words: `Same marks sheet and CNIC front as ${reference_no}`,
    cases: [{ id: other.id, reference_no }],
  })
  expect(await warningsOf(other.id)).toContain(`Same certificate and CNIC front as ${one.form.reference_no}`)
})

test('the same name, father’s name and date of birth in two applications are shown at both, however they are spelled', async () => {
  const submit = (name: string, father_name: string) =>
    staffStack.submittedCase({ withDocuments: false, person: { name, father_name }, born: '1985-01-02' })
  const one = await submit('Mohammad Yousaf', 'Abdul Qadir')
  const other = await submit('Muhammad Yusuf', 'Abdul Kadir')
  await submit('Muhammad Yusuf', 'Abdul Karim')
  const line = (reference: string) => `Same name, father and birth date as ${reference}`
  expect(await warningsOf(one.id)).toContain(line(other.form.reference_no))
  expect((await warningsOf(other.id)).filter((words) => words.startsWith('Same'))).toEqual([
    line(one.form.reference_no),
  ])
})

test('one file used for two documents is shown', async () => {
  const application = await aCase()
  const scan = aPng(72, 33)
  await upload(application.token, 'cnic_front_image', scan)
  await upload(application.token, 'cnic_back_image', scan)
  expect((await warningsOf(application.id)).join()).toMatch(
    /The same file is used twice: .*CNIC.* and .*CNIC/i,
  )
})

test('a challan that has paid for another application is shown before anybody verifies it', async () => {
  const [paid, claims] = [await aCase(true), await aCase()]
  const { invoke } = staffStack.stack
  await (await staffStack.staffMember('accounts')).act(
    paid.id,
    'verify-fee',
    staffStack.payment(paid, 'MCB-778'),
  )
  const said = { ...aUserApplication(), challan_no: 'mcb 778' }
  await invoke('userApplications.create', { token: claims.token, body: said })
  expect((await warningsOf(claims.id)).join()).toContain(`Same challan no. as ${paid.form.reference_no}`)
  expect((await warningsOf(paid.id)).join()).not.toContain('Same ')
})

test('a registration number that two people claim, or that was issued to another person, is shown at both cases', async () => {
  const issued = await staffStack.readyCase({ person: { name: 'Nida Rind' } })
  await (await staffStack.staffMember('registrar')).act(issued.id, 'approve')
  const claims = await aCase()
  const ask = (name: string, call: object) => staffStack.stack.invoke(name, { token: claims.token, ...call })
  await ask('applicantForm.withdraw', { params: { id: 'me' } })
  await ask('applicantForm.startAgain', { params: { id: 'me' } })
  const dates = { issueDate: '2020-01-01', expiryDate: '2025-01-01' }
  const body = { application_title: 'Renewal', registrationNo: 'a 00001', ...dates }
  const { reference_no } = (await ask('applicantForm.create', { body })).body.data
  const [seen, other] = [await warningsOf(issued.id), await warningsOf(claims.id)]
  expect(seen.join()).toContain(`Same registration no. as ${reference_no}`)
  expect(other.join()).toContain(`Same registration no. as ${issued.form.reference_no}`)
})
