import { expect, test } from 'vitest'
import { frozenSentence } from '#shared/applications/rules/own-changes.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import { aReturnedCase } from '#tests/support/cases/returned-case.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const reviewer = await staffStack.staffMember('reviewer')

const recalled = 'The council has taken its request back; nothing is to be corrected now'
const renewal = { registrationNo: 'B 4711', issueDate: '2020-01-01', expiryDate: '2025-01-01' }

const aReturned = async (items: string[], title?: ApplicationTitle) => {
  const returned = await aReturnedCase(staffStack, reviewer, items, { title })
  const correct = (body: object, headers?: Record<string, string>) =>
    returned.call('applicantForm.correct', body, headers)
  return { ...returned, correct }
}

test('a returned type is corrected with the number and dates that follow it, shown old and new to staff', async () => {
  const returned = await aReturned(['application_form.application_title'])
  const incomplete = await returned.correct({ application_title: 'Renewal' })
  expect([incomplete.status, incomplete.body.errors]).toEqual([
    422,
    {
      registrationNo: ['Enter your registration number'],
      issueDate: ['Enter the issue date'],
      expiryDate: ['Enter the expiry date'],
    },
  ])
  const early = await returned.correct({ application_title: 'Renewal', ...renewal, issueDate: '2099-01-01' })
  expect(early.body.errors).toMatchObject({ expiryDate: ['The expiry date must be after the issue date'] })

  const { status, body } = await returned.correct({ application_title: 'Renewal', ...renewal })
  expect([status, body.data]).toMatchObject([200, { application_title: 'Renewal', ...renewal }])
  expect((await returned.call('applicantForm.resubmit')).status).toBe(200)
  const { application_form: form } = await returned.seen()
  expect(
    form.corrections.map(({ item, before }: { item: string; before: string }) => [item, before]),
  ).toEqual([
    ['application_form.application_title', 'Registration'],
    ['application_form.registrationNo', 'Apply Now'],
    ['application_form.issueDate', ''],
    ['application_form.expiryDate', ''],
  ])
  const { rows } = (await reviewer.ask('cases.find', { query: { q: 'B4711' } })).body.data
  expect(rows.map(({ application_title }: Record<string, string>) => application_title)).toEqual(['Renewal'])
})

test('a renewal that becomes a new registration keeps no number and is no longer found by it', async () => {
  const returned = await aReturned(['application_form.application_title'], 'Renewal')
  await returned.correct({ registrationNo: 'B 9182' })
  expect((await reviewer.ask('cases.find', { query: { q: 'B9182' } })).body.data.rows).toHaveLength(1)
  const { body } = await returned.correct({ application_title: 'Registration' })
  expect(body.data).toMatchObject({ registrationNo: 'Apply Now', issueDate: null, expiryDate: null })
  expect((await reviewer.ask('cases.find', { query: { q: 'B9182' } })).body.data.rows).toEqual([])
})

test('only what was returned of the form can be changed', async () => {
  const returned = await aReturned(['application_form.expiryDate'], 'Renewal')
  const other = await returned.correct({ expiryDate: '2026-01-01', registrationNo: 'B 1' })
  expect([other.status, other.body.message]).toEqual([409, frozenSentence])
  const stale = await returned.correct({ expiryDate: '2026-01-01' }, { 'if-match': '"1"' })
  expect([stale.status, stale.body.data?.expiryDate]).toEqual([412, '2025-01-01'])
  expect((await returned.correct({ expiryDate: '2026-01-01' })).status).toBe(200)
  await returned.call('applicantForm.resubmit')
  expect((await returned.correct({ expiryDate: '2027-01-01' })).status).toBe(409)
})

test('a new registration has no number that could be returned', async () => {
  const { id } = await staffStack.submittedCase({ withDocuments: false })
  const corrections = [{ item: 'application_form.registrationNo', reason: 'missing', words: '' }]
  const { status, body } = await reviewer.act(id, 'return', { corrections })
  expect([status, body.errors]).toEqual([422, { corrections: ['This cannot be returned for correction'] }])
})

test('the version that is answered with an opened return is the one to correct', async () => {
  const returned = await aReturned(['application_form.expiryDate'], 'Renewal')
  const { version } = (await returned.call('auth.user')).body.data.application_form
  const saved = await returned.correct({ expiryDate: '2026-01-01' }, { 'if-match': `"v${version}"` })
  expect(saved.status).toBe(200)
})

test('whoever corrects a return has opened it, so that staff cannot take it back', async () => {
  const returned = await aReturned(['application_form.expiryDate'], 'Renewal')
  const { body } = await returned.correct({ expiryDate: '2026-01-01' })
  expect(body.data.return_opened_at).toEqual(expect.any(String))
  const recall = await reviewer.act(returned.id, 'recall-return')
  expect([recall.status, recall.body.message]).toEqual([409, 'The applicant has already opened the return'])
})

test('a value that was corrected without opening the portal keeps the return from being taken back', async () => {
  const returned = await aReturned(['contact_information.city'])
  await returned.call('contactInformation.update', { city: 'Kasur' })
  const recall = await reviewer.act(returned.id, 'recall-return')
  expect([recall.status, recall.body.message]).toEqual([409, 'The applicant has already begun to correct'])
})

test('after a recall every correction is refused with a sentence that says so', async () => {
  const returned = await aReturned(['application_form.application_title', 'applicant.domicile'])
  expect((await reviewer.act(returned.id, 'recall-return')).status).toBe(200)
  const refusals = [
    await returned.correct({ application_title: 'Renewal', ...renewal }),
    await returned.call('applications.update', { domicile: 'Kasur' }),
  ]
  expect(refusals.map(({ status, body }) => [status, body.message])).toEqual([
    [409, recalled],
    [422, recalled],
  ])
  expect((await returned.call('auth.user')).body.data.application_form).toMatchObject({
    status: 'in-review',
    corrections: [],
    return_recalled_at: expect.any(String),
  })
})

test('of a recall and an opening, or a resubmission, at the same time only one succeeds', async () => {
  const opened = await aReturned(['contact_information.city'])
  const [recall] = await Promise.all([reviewer.act(opened.id, 'recall-return'), opened.call('auth.user')])
  const { status, return_opened_at } = (await opened.seen()).application_form
  expect([recall.status === 200, status === 'in-review', return_opened_at === null]).toEqual(
    recall.status === 200 ? [true, true, true] : [false, false, false],
  )

  const sent = await aReturned(['contact_information.city'])
  await sent.call('contactInformation.update', { city: 'Kasur' })
  const both = await Promise.all([
    reviewer.act(sent.id, 'recall-return'),
    sent.call('applicantForm.resubmit'),
  ])
  expect([both[0].status === 200, both[1].status]).toEqual([false, 200])
  expect((await sent.seen()).application_form.status).toBe('resubmitted')
})

test('a level that was returned as missing can be added and filled in, no other', async () => {
  const level = 'qualification_information.4.qualification_level'
  const returned = await aReturned([level])
  const masters = {
    qualification_level: 'M.Phil/M.Pharm',
    year_of_passing: '2017',
    degree_issue_date: '2017-08-14',
    name_of_institute: 'Government College',
    board_university: 'University of the Punjab',
    department: 'Pharmaceutics',
  }
  const early = await returned.call('applicantForm.resubmit')
  expect(early.body.errors).toEqual({ corrections: ['Correct first: Qualification: M.Phil / M.Pharm'] })
  const add = () => returned.call('qualificationInformation.create', masters)
  expect((await add()).status).toBe(201)
  const change = { department: 'Pharmacology', qualification_level: 'M.Phil/M.Pharm' }
  expect((await returned.call('qualificationInformation.update', change)).status).toBe(200)
  expect((await returned.call('applicantForm.resubmit')).status).toBe(200)
  const again = await returned.returnFor(level)
  expect([again.status, again.body.errors]).toEqual([
    422,
    { corrections: ['This cannot be returned for correction'] },
  ])
})
