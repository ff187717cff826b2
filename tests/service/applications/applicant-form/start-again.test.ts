import { expect, test } from 'vitest'
import { aPng, dataString } from '#tests/support/files/images.ts'
import { announced, postToStore } from '#tests/support/files/uploads.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { openWindow } from '#tests/support/register/registrations.ts'

const staffStack = await openStaffStack()

const me = { params: { id: 'me' } }
const renewal = { registrationNo: 'B 778', issueDate: '2020-01-01', expiryDate: '2025-01-01' }
const asRenewal = { application_title: 'Renewal', ...renewal }

const own =
  (token: string) =>
  (name: string, call: object = {}) =>
    staffStack.stack.invoke(name, { token, ...call })
const countOf = async (status: string): Promise<number> =>
  (await (await staffStack.staffMember('reviewer')).ask('cases.counts')).body.data[status]

test('a registered pharmacist can start a renewal: records unlock, the number stays, and the former application is kept', async () => {
  const registered = await staffStack.registeredCase()
  const ask = own(registered.token)
  const former = (await ask('auth.user')).body.data.application_form
  expect(former.status).toBe('collected')

  const begun = await ask('applicantForm.startAgain', me)
  expect([begun.status, begun.body.data.application_form]).toEqual([200, null])
  expect(begun.body.data.registration_number).toBe(former.registration_number)
  expect((await ask('contactInformation.update', { ...me, body: { city: 'Multan' } })).status).toBe(200)

  const refused = await ask('applicantForm.create', { body: { application_title: 'Registration' } })
  expect(refused.status).toBe(422)
  expect(refused.body.errors.application_title[0]).toContain(former.registration_number)

  const before = { collected: await countOf('collected'), submitted: await countOf('submitted') }
  const body = { ...asRenewal, registrationNo: former.registration_number }
  const submitted = await ask('applicantForm.create', { body })
  expect([submitted.status, submitted.body.data.status]).toEqual([201, 'submitted'])
  expect(await countOf('collected')).toBe(before.collected - 1)
  expect(await countOf('submitted')).toBe(before.submitted + 1)

  const seen = (
    await (await staffStack.staffMember('reviewer')).ask('cases.get', { params: { id: registered.id } })
  ).body.data
  expect(seen.review.payment).toBeNull()
  expect(seen.review.former).toEqual([
    {
      reference_no: former.reference_no,
      application_title: 'Registration',
      submitted_at: former.submitted_at,
      status: 'collected',
      registration_number: former.registration_number,
    },
  ])
  const { rows } = (
    await (await staffStack.staffMember('reviewer')).ask('cases.find', { query: { q: former.reference_no } })
  ).body.data
  expect(rows.map(({ id }: { id: string }) => id)).toEqual([registered.id])
})

test('a certificate that nobody has collected is not in the way of the next renewal, once its window is open', async () => {
  const approved = await staffStack.readyCase()
  const registrar = await staffStack.staffMember('registrar')
  await registrar.ask('cases.take', { params: { id: approved.id }, body: { take_over: true } })
  await registrar.act(approved.id, 'approve')
  const ask = own(approved.token)
  expect((await ask('applicantForm.startAgain', me)).status).toBe(409)

  const { registration_number: number } = (await ask('auth.user')).body.data.application_form
  await openWindow(staffStack.services, number)
  expect((await ask('applicantForm.startAgain', me)).status).toBe(200)
  expect((await staffStack.services.cases.read(approved.id))?.assignee).toBeNull()
  const before = await countOf('approved')
  const body = { ...asRenewal, registrationNo: number }
  expect((await ask('applicantForm.create', { body })).status).toBe(201)
  expect(await countOf('approved')).toBe(before - 1)
})

test('staff see where a new application differs in person from the former one', async () => {
  const person = { name: 'Rukhsana Magsi' }
  const { id, token, form } = await staffStack.submittedCase({ withDocuments: false, person })
  const ask = own(token)
  const checks = async () => {
    const seen = await (await staffStack.staffMember('reviewer')).ask('cases.get', { params: { id } })
    return seen.body.data.checks.map(({ words }: { words: string }) => words)
  }
  expect(await checks()).not.toContainEqual(expect.stringMatching(/former application/))

  const again = async () => {
    await ask('applicantForm.withdraw', me)
    await ask('applicantForm.startAgain', me)
  }
  await again()
  const second = (await ask('applicantForm.create', { body: asRenewal })).body.data
  expect(await checks()).toContain('Same person as in the previous application')

  await again()
  const before = (await ask('auth.user')).body.data.applicant
  const changed = { name: 'Somebody Else', date_of_birth: '1990-02-01' }
  expect((await ask('applications.update', { ...me, body: changed })).status).toBe(200)
  await ask('applicantForm.create', { body: asRenewal })
  const born = before.date_of_birth.split('-').reverse().join('-')
  expect(second.reference_no).not.toBe(form.reference_no)
  expect(await checks()).toContain(
    `Different in ${second.reference_no}: name ${before.name}, born on ${born}`,
  )
  const { ask: staffAsk } = await staffStack.staffMember('reviewer')
  const found = async (q: string): Promise<string[]> =>
    (await staffAsk('cases.find', { query: { q } })).body.data.rows.map((row: { id: string }) => row.id)
  expect([await found('Somebody Else'), await found('Magsi')]).toEqual([[id], []])
})

test('starting again twice, or five times at once, starts one application', async () => {
  const application = await staffStack.submittedCase({ withDocuments: false })
  const ask = own(application.token)
  await ask('applicantForm.withdraw', me)
  const begun = await Promise.all(Array.from({ length: 5 }, () => ask('applicantForm.startAgain', me)))
  expect(begun.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
  for (const { status } of begun) expect([200, 404, 409]).toContain(status)

  const sent = await Promise.all(
    Array.from({ length: 5 }, () => ask('applicantForm.create', { body: asRenewal })),
  )
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect(new Set(sent.map(({ body }) => body.data.reference_no)).size).toBe(1)
  expect(sent[0]!.body.data.reference_no).not.toBe(application.form.reference_no)
})

test('a renewal without its number that is sent again after a lost answer is the same one', async () => {
  const ask = own((await staffStack.registeredCase()).token)
  const { registration_number } = (await ask('applicantForm.startAgain', me)).body.data
  const body = { ...asRenewal, registrationNo: 'Apply Now' }
  const call = { body, headers: { 'idempotency-key': 'one press' } }
  const [first, again] = [await ask('applicantForm.create', call), await ask('applicantForm.create', call)]
  expect([first.status, first.body.data.registrationNo]).toEqual([201, registration_number])
  expect([again.status, again.body.data]).toEqual([201, first.body.data])
})

test('a withdrawn renewal does not end the registration, and no other number can be renewed', async () => {
  const registered = await staffStack.registeredCase()
  const ask = own(registered.token)
  const again = async () => (await ask('applicantForm.startAgain', me)).body.data
  const { registration_number } = await again()
  const other = await ask('applicantForm.create', { body: { ...asRenewal, registrationNo: 'A-99999' } })
  expect(other.body.errors).toEqual({
    registrationNo: [`You are registered with number ${registration_number}`],
  })

  await ask('applicantForm.create', { body: { ...asRenewal, registrationNo: registration_number } })
  await ask('applicantForm.withdraw', me)
  expect((await again()).registration_number).toBe(registration_number)
  const anew = await ask('applicantForm.create', { body: { application_title: 'Registration' } })
  expect([anew.status, anew.body.errors?.application_title?.length]).toEqual([422, 1])
})

test('an action of staff on the former application never counts for a new one submitted at the same time', async () => {
  const application = await staffStack.submittedCase({ title: 'Renewal', withDocuments: false })
  const { services } = staffStack
  await own(application.token)('applicantForm.withdraw', me)
  await own(application.token)('applicantForm.startAgain', me)
  const user = (await services.users.load(application.id))!
  const former = { form: user.former_form!, review: (await services.cases.read(application.id, true))! }
  const ticked = { review: { ticks: [] }, event: { event: 'COMPARED' } as const }
  const byStaff = { requestId: 'staff', now: new Date() }
  await services.cases.change(former.review, former.form, ticked, byStaff)

  const who = {
    name: application.person.name!,
    cnic: application.person.cnic!,
    phone: application.person.phone!,
    father_name: application.person.father_name!,
    date_of_birth: '1990-03-17',
  }
  const attempt = { requestId: 'one', now: new Date() }
  const submitting = services.applicationForms.submit(
    {
      owner: user,
      person: who,
      stated: asRenewal as never,
      fixed: former.form,
      facts: { city: 'Lahore', open_warnings: 0 },
      records: user,
      former,
    },
    attempt,
  )
  await expect(submitting).rejects.toThrow('The council was faster. Send your application again')
  const sent = await own(application.token)('applicantForm.create', { body: asRenewal })
  expect([sent.status, sent.body.data.status]).toEqual([201, 'submitted'])
})

test('starting again after a lost answer gives the same answer', async () => {
  const application = await staffStack.submittedCase({ withDocuments: false })
  const ask = own(application.token)
  await ask('applicantForm.withdraw', me)
  const first = await ask('applicantForm.startAgain', { params: { id: application.form.id } })
  const second = await ask('applicantForm.startAgain', { params: { id: application.form.id } })
  expect([second.status, second.body]).toEqual([200, first.body])
  expect((await ask('applicantForm.startAgain', { params: { id: 'another' } })).status).toBe(404)
})

test('nobody can start again while an application is open', async () => {
  const application = await staffStack.submittedCase({ withDocuments: false })
  const { status, body } = await own(application.token)('applicantForm.startAgain', me)
  expect([status, body.message]).toEqual([409, 'Your application is not closed yet'])
})

test('once a new application is started, the decision on the former one cannot be reversed', async () => {
  const application = await staffStack.submittedCase({ withDocuments: false })
  const registrar = await staffStack.staffMember('registrar')
  await own(application.token)('applicantForm.withdraw', me)
  await own(application.token)('applicantForm.startAgain', me)
  const seen = (await registrar.ask('cases.get', { params: { id: application.id } })).body.data
  expect([seen.actions, seen.application_form.status]).toEqual([[], 'withdrawn'])
  const { status, body } = await registrar.act(application.id, 'reopen', { reason: 'By mistake' })
  expect([status, body.message]).toEqual([
    409,
    'This is not possible: the applicant has started a new application',
  ])
})

test('files of a former application are kept when new files replace them', async () => {
  const application = await staffStack.submittedCase()
  const ask = own(application.token)
  const { services } = staffStack
  const [first] = (await services.users.load(application.id))?.documents ?? []
  await ask('applicantForm.withdraw', me)
  await ask('applicantForm.startAgain', me)

  const bytes = aPng(44, 20)
  const grant = (await ask('uploads.grant', { body: announced(first!.name, bytes) })).body.data
  await postToStore(grant, bytes)
  expect((await ask('uploads.confirm', { params: { id: grant.id } })).status).toBe(200)

  const after = (await services.users.load(application.id))?.documents.find(
    ({ name }) => name === first!.name,
  )
  expect(after?.object_key).not.toBe(first!.object_key)
  const kept = (await services.files.list(`documents/${application.id}/`)).map(({ key }) => key)
  expect(kept).toContain(first!.object_key)
})

test('the photo of a former application is kept when a new photo replaces it', async () => {
  const application = await staffStack.submittedCase({ title: 'Renewal', withDocuments: false })
  const ask = own(application.token)
  const { services } = staffStack
  const isKept = async (key: string) => (await services.files.read(key)) !== null
  const another = async (width: number): Promise<string> => {
    const photo = dataString(aPng(width, 450))
    expect((await ask('applications.update', { ...me, body: { photo } })).status).toBe(200)
    return (await services.users.load(application.id))?.applicant?.photo_key ?? ''
  }
  const begin = async () => {
    await ask('applicantForm.withdraw', me)
    await ask('applicantForm.startAgain', me)
  }
  await begin()
  const first = await another(351)
  await ask('applicantForm.create', { body: asRenewal })
  await begin()
  const second = await another(352)
  await another(353)
  expect([await isKept(first), await isKept(second)]).toEqual([true, false])
})
