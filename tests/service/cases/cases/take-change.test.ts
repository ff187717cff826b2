/** What an applicant changes after the submission stays out of the case until the office takes it over. */
import { expect, test } from 'vitest'
import { aPng, dataString } from '#tests/support/files/images.ts'
import { aUserApplication } from '#tests/support/people/applicants.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const reviewer = await staffStack.staffMember('reviewer')

type Submitted = Awaited<ReturnType<StaffStack['submittedCase']>>
const call = async ({ token }: Pick<Submitted, 'token'>, name: string, body?: object) => {
  const params = { id: 'me' }
  const { status, body: said } = await staffStack.stack.invoke(name, { token, params, ...(body && { body }) })
  if (status >= 300) throw new Error(`${name}: ${status} ${JSON.stringify(said)}`)
  return said.data
}
const caseOf = async ({ id }: Submitted) => (await reviewer.ask('cases.get', { params: { id } })).body.data
const take = ({ id }: Submitted, record: string, digest: string, headers: Record<string, string> = {}) =>
  reviewer.ask('cases.takeChange', { params: { id }, body: { record, digest }, headers })
const taken = async (application: Submitted, record: string) => {
  const { changed_since } = await caseOf(application)
  return take(application, record, changed_since.digest)
}
const labelsOf = (changed: { differences: { label: string }[] }) =>
  changed.differences.map(({ label }) => label)

test('case and print-out rest on what was submitted; the case shows what has changed since, until it is taken over', async () => {
  const application = await staffStack.submittedCase()
  await reviewer.act(application.id, 'start-review')
  const city = 'contact_information.city'
  await reviewer.ask('cases.tick', {
    params: { id: application.id },
    body: { ticks: [city, 'applicant.name'] },
  })
  await call(application, 'contactInformation.update', { city: 'Kasur' })
  await call(application, 'applications.update', {
    organization: 'Services Hospital',
    mobile: '0301 1111111',
  })

  const before = await caseOf(application)
  expect([before.contact_information.city, before.applicant.organization]).toEqual([
    'Lahore',
    'Mayo Hospital',
  ])
  expect(labelsOf(before.changed_since)).toEqual(['Mobile', 'Organization', 'City'])
  expect((await call(application, 'printOut.get')).contact_information.city).toBe('Lahore')

  const { status, body } = await taken(application, 'contact_information')
  const after = body.data
  expect([status, after.contact_information.city, after.applicant.organization]).toEqual([
    ...[200, 'Kasur', 'Mayo Hospital'],
  ])
  expect(labelsOf(after.changed_since)).toEqual(['Mobile', 'Organization'])
  expect([after.review.ticks, after.application_form.snapshot.number]).toEqual([['applicant.name'], 2])
  const printed = await call(application, 'printOut.get')
  expect([printed.contact_information.city, printed.applicant.mobile]).toEqual(['Kasur', '0300 1234567'])
  const { rows } = (await reviewer.ask('cases.list', { query: { status: 'in-review', city: 'Kasur' } })).body
    .data
  expect(rows.map(({ id }: { id: string }) => id)).toContain(application.id)
})

test('the history says who took over what, and when the applicant changed it', async () => {
  const application = await staffStack.submittedCase()
  await call(application, 'userApplications.create', aUserApplication())
  expect((await caseOf(application)).user_application).toBeNull()
  expect((await taken(application, 'user_application')).body.data.user_application).toMatchObject(
    aUserApplication(),
  )
  const { events } = (await reviewer.ask('cases.history', { params: { id: application.id } })).body.data
  const told = events.map(({ event, by, details }: never) => [
    event,
    (by as { id: string } | null)?.id,
    details,
  ])
  expect(told).toContainEqual(['CHANGE_TAKEN', reviewer.id, { record: 'user_application', version: '2' }])
  expect(told).toContainEqual(['PAPER_ADDED', undefined, { document: 'user_application' }])
})

test('a page that shows another change than there is by now, or an older case, takes nothing over', async () => {
  const application = await staffStack.submittedCase()
  await call(application, 'contactInformation.update', { city: 'Kasur' })
  const { changed_since, version } = await caseOf(application)
  await call(application, 'contactInformation.update', { city: 'Okara' })
  expect((await take(application, 'contact_information', changed_since.digest)).status).toBe(412)
  const fresh = (await caseOf(application)).changed_since.digest
  const stale = await take(application, 'contact_information', fresh, { 'if-match': `"v${version - 1}"` })
  expect([stale.status, (await caseOf(application)).contact_information.city]).toEqual([412, 'Lahore'])
})

test('sent twice it is done once, and what the case says already is not taken over', async () => {
  const application = await staffStack.submittedCase()
  await call(application, 'contactInformation.update', { city: 'Kasur' })
  const { digest } = (await caseOf(application)).changed_since
  const key = { 'idempotency-key': 'one press' }
  const answers = [
    await take(application, 'contact_information', digest, key),
    await take(application, 'contact_information', digest, key),
    await taken(application, 'contact_information'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 409])
  expect((await caseOf(application)).application_form.snapshot.number).toBe(2)
})

test('it can be taken over while points are looked at: not during a return, after the review, or after the decision', async () => {
  const returned = await staffStack.submittedCase()
  const corrections = [{ item: 'applicant.name', reason: 'other', words: 'Wrong' }]
  await reviewer.act(returned.id, 'return', { corrections })
  const finished = await staffStack.readyCase()
  const withdrawn = await staffStack.submittedCase()
  await call(withdrawn, 'applicantForm.withdraw')
  const messages = []
  for (const application of [returned, finished, withdrawn]) {
    await call(application, 'contactInformation.update', { city: 'Kasur' })
    const { status, body } = await taken(application, 'contact_information')
    messages.push([status, body.message, (await caseOf(application)).changed_since.against])
  }
  expect(messages).toEqual(
    [/^It comes with the corrections/, /^The review is finished/, /^The application is closed/].map(
      (words) => [...[409, expect.stringMatching(words), expect.stringMatching(words)]],
    ),
  )
})

test('a resubmission sends everything as it is now, and what differs must be looked at again', async () => {
  const application = await staffStack.submittedCase()
  const ticks = ['contact_information.city', 'applicant.name', 'applicant.gender']
  await reviewer.act(application.id, 'start-review')
  await reviewer.ask('cases.tick', { params: { id: application.id }, body: { ticks } })
  await reviewer.act(application.id, 'return', {
    corrections: [{ item: 'applicant.name', reason: 'other', words: 'Wrong' }],
  })
  await call(application, 'applications.update', { name: 'Iqra Khan' })
  await call(application, 'contactInformation.update', { city: 'Kasur' })
  await call(application, 'applicantForm.resubmit')
  const { review, applicant, contact_information, changed_since } = await caseOf(application)
  expect([applicant.name, contact_information.city, changed_since.differences]).toEqual([
    'Iqra Khan',
    'Kasur',
    [],
  ])
  expect(review.ticks).toEqual(['applicant.gender'])
})

test('a paper that is added makes a version of what was submitted and the paper, without what has changed since', async () => {
  const application = await staffStack.submittedCase({ withDocuments: false })
  await call(application, 'contactInformation.update', { city: 'Kasur' })
  const photo = dataString(aPng(360, 450))
  await call(application, 'applications.update', { photo, organization: 'Services Hospital' })
  const { applicant, contact_information, changed_since, application_form } = await caseOf(application)
  expect([applicant.photo, contact_information.city, applicant.organization]).toEqual([
    ...[expect.any(String), 'Lahore', 'Mayo Hospital'],
  ])
  expect([labelsOf(changed_since), application_form.snapshot.number]).toEqual([['Organization', 'City'], 2])
})

test('a typing error is corrected in the case; what the applicant has changed since stays theirs', async () => {
  const application = await staffStack.submittedCase()
  await call(application, 'contactInformation.update', { city: 'Okara' })
  const registrar = await staffStack.staffMember('registrar')
  const params = { id: application.id }
  const correction = { item: 'contact_information.city', value: 'Lahore Cantt', reason: 'As on the CNIC' }
  const proposed = await reviewer.ask('cases.proposeCorrection', { params, body: correction })
  const { id: proposal } = proposed.body.data.review.proposals[0]
  const settled = await registrar.ask('cases.settleCorrection', {
    params: { ...params, proposal },
    body: { action: 'confirm' },
  })
  expect([settled.status, settled.body.data.contact_information.city]).toEqual([200, 'Lahore Cantt'])
  expect((await call(application, 'contactInformation.current')).contact_information.city).toBe('Okara')
})

test('staff find the application by the new telephone number of the account, and no more by the old one', async () => {
  const application = await staffStack.submittedCase({ person: { phone: '0333 4445566' } })
  const found = async (q: string): Promise<string[]> =>
    (await reviewer.ask('cases.find', { query: { q } })).body.data.rows.map(({ id }: { id: string }) => id)
  expect(await found('0333 4445566')).toEqual([application.id])
  const profile = await call(application, 'portfolioUpdate.get')
  const { version } = await caseOf(application)
  await call(application, 'portfolioUpdate.update', { ...profile, phone: '0345 7778899' })
  expect([await found('0333 4445566'), await found('0345 7778899')]).toEqual([[], [application.id]])
  const { account, version: after } = await caseOf(application)
  expect([account.phone, after]).toEqual(['0345 7778899', version])
})
