import { expect, test } from 'vitest'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'
import { aClock } from '#tests/support/portal/stack.ts'

type Member = Awaited<ReturnType<StaffStack['staffMember']>>
const day = 24 * 60 * 60
const clock = aClock(new Date('2027-03-01T06:00:00Z'))
const staffStack = await openStaffStack({ clock: clock.now })

const groupsFor = async (member: Member, group?: string) =>
  (await member.ask('work.list', { query: group ? { group } : {} })).body.data.groups
const workOf = async (member: Member, group: string) =>
  (await groupsFor(member)).find(({ key }: { key: string }) => key === group)
const idsIn = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id)
const newCase = () => staffStack.submittedCase({ withDocuments: false })
const correction = [{ item: 'contact_information.city', reason: 'other', words: 'Which?' }]

test('every role has its own groups', async () => {
  const keys = async (...roles: Parameters<StaffStack['staffMember']>) =>
    (await groupsFor(await staffStack.staffMember(...roles))).map(({ key }: { key: string }) => key)
  expect(await keys('reviewer')).toEqual([
    'mentions',
    'came-back',
    'assigned',
    'confirm',
    'overdue',
    'unassigned',
  ])
  expect(await keys('accounts')).toEqual(['mentions', 'assigned', 'confirm', 'awaiting-fee'])
  expect(await keys('reception')).toEqual([
    'mentions',
    'assigned',
    'overdue',
    'approved',
    'certificate-ready',
  ])
  expect(await keys('registrar')).toEqual([
    ...['escalated', 'mentions', 'came-back', 'assigned', 'confirm', 'decide', 'overdue', 'unassigned'],
  ])
})

test('what is assigned to somebody waits for them, unless it waits for the applicant; then it comes back', async () => {
  const reviewer = await staffStack.staffMember('reviewer')
  const [first, second] = [await newCase(), await newCase()]
  await reviewer.act(first.id, 'start-review')
  await reviewer.ask('cases.take', { params: { id: second.id }, body: {} })
  const assigned = await workOf(reviewer, 'assigned')
  expect(assigned).toMatchObject({ count: 2, more: false })
  expect(assigned.rows.find(({ id }: { id: string }) => id === first.id)).toMatchObject({
    reference_no: first.form.reference_no,
    name: first.person.name,
    application_title: 'Registration',
    status: 'in-review',
    days: 0,
    limit: 5,
    why: null,
  })

  await reviewer.act(first.id, 'return', { corrections: correction })
  expect(idsIn(await workOf(reviewer, 'assigned'))).toEqual([second.id])
  const own = { token: first.token, params: { id: 'me' } }
  await staffStack.stack.invoke('contactInformation.update', { ...own, body: { city: 'Multan' } })
  await staffStack.stack.invoke('applicantForm.resubmit', own)
  expect((await workOf(reviewer, 'came-back')).rows).toMatchObject([
    { id: first.id, status: 'resubmitted', why: 'The applicant has resubmitted it' },
  ])
})

test('what the registrar sends back comes back, with who sent it', async () => {
  const [reviewer, registrar] = [
    await staffStack.staffMember('reviewer'),
    await staffStack.staffMember('registrar'),
  ]
  const application = await staffStack.submittedCase()
  await staffStack.review(application.id, reviewer)
  const accounts = await staffStack.staffMember('accounts')
  expect(idsIn(await workOf(accounts, 'awaiting-fee'))).toContain(application.id)
  await accounts.act(application.id, 'verify-fee', staffStack.payment(application))
  expect(idsIn(await workOf(registrar, 'decide'))).toContain(application.id)
  await registrar.act(application.id, 'send-back', { reason: 'Look at the degree' })
  expect((await workOf(reviewer, 'came-back')).rows).toMatchObject([
    { id: application.id, why: `Sent back by ${registrar.name}` },
  ])
})

test('a request waits for everybody who may confirm it but its author', async () => {
  const [asking, confirming] = [
    await staffStack.staffMember('accounts'),
    await staffStack.staffMember('accounts'),
  ]
  const application = await newCase()
  await asking.act(application.id, 'verify-fee', staffStack.payment(application))
  await asking.act(application.id, 'reverse-fee', { reason: 'Wrong slip' })
  expect((await workOf(asking, 'confirm')).count).toBe(0)
  expect(await workOf(confirming, 'confirm')).toMatchObject({
    count: 1,
    rows: [{ id: application.id, why: `${asking.name} asks to reverse the verification of the fee` }],
  })
})

test('the deputy of somebody absent sees their cases, and that they are theirs', async () => {
  const [nadia, deputy] = [await staffStack.staffMember('reviewer'), await staffStack.staffMember('reviewer')]
  const application = await newCase()
  await nadia.ask('cases.take', { params: { id: application.id }, body: {} })
  const today = dayInKarachi(clock.now())
  await nadia.ask('colleagues.setAbsence', {
    params: { id: 'me' },
    body: { from: today, until: addDays(today, 1), deputy: deputy.id },
  })
  expect((await workOf(deputy, 'assigned')).rows).toMatchObject([
    { id: application.id, why: `For ${nadia.name}, who is absent` },
  ])
})

test('a case is overdue from the day after its limit, and what is unassigned is counted', async () => {
  const before = await workOf(await staffStack.staffMember('reviewer'), 'unassigned')
  const late = await newCase()
  clock.turn(3 * day)
  let reviewer = await staffStack.staffMember('reviewer')
  expect(idsIn(await workOf(reviewer, 'overdue'))).not.toContain(late.id)
  clock.turn(day)
  reviewer = await staffStack.staffMember('reviewer')
  const [overdue] = await groupsFor(reviewer, 'overdue')
  expect(overdue.rows.find(({ id }: { id: string }) => id === late.id)).toMatchObject({
    days: 4,
    limit: 3,
    why: 'Not assigned',
  })
  const unassigned = await workOf(reviewer, 'unassigned')
  expect(unassigned.count).toBe(before.count + 1)
  await reviewer.ask('cases.take', { params: { id: late.id }, body: {} })
  expect((await workOf(reviewer, 'unassigned')).count).toBe(before.count)
})

test('a group that is not of the caller’s roles is empty, and one that there is not is refused', async () => {
  const reviewer = await staffStack.staffMember('reviewer')
  expect(await groupsFor(reviewer, 'decide')).toEqual([])
  expect((await reviewer.ask('work.list', { query: { group: 'everything' } })).status).toBe(422)
})

test('notes that name somebody wait for them, once for each case, until they are done with them', async () => {
  const author = await staffStack.staffMember('registrar')
  const told = await staffStack.staffMember('reviewer')
  const { id, form } = await newCase()
  for (const text of ['Please look at the marks sheet', 'And at the photo']) {
    clock.turn(1)
    await author.ask('cases.note', { params: { id }, body: { text, tell: [told.id] } })
  }
  expect(await workOf(told, 'mentions')).toMatchObject({
    count: 1,
    rows: [
      {
        id,
        reference_no: form.reference_no,
        why: `${author.name} mentioned you: Please look at the marks sheet · ${author.name} mentioned you: And at the photo`,
      },
    ],
  })
  expect(await workOf(author, 'mentions')).toMatchObject({ count: 0, rows: [] })
  await told.ask('cases.clearMentions', { params: { id } })
  expect(await workOf(told, 'mentions')).toMatchObject({ count: 0, rows: [] })
})

test('what colleagues ask waits for every registrar; a proposed correction for everybody who may confirm it', async () => {
  const [reviewer, other] = [
    await staffStack.staffMember('reviewer'),
    await staffStack.staffMember('reviewer'),
  ]
  const registrar = await staffStack.staffMember('registrar')
  const { id } = await newCase()
  await reviewer.ask('cases.escalate', { params: { id }, body: { reason: 'Two degrees' } })
  const city = { item: 'contact_information.city', value: 'Kasur', reason: 'Typing error' }
  await reviewer.ask('cases.proposeCorrection', { params: { id }, body: city })
  expect(await workOf(registrar, 'escalated')).toMatchObject({
    count: 1,
    rows: [{ id, why: `${reviewer.name} asks: Two degrees` }],
  })
  const waiting = { id, why: `${reviewer.name} asks to correct a typing error` }
  for (const colleague of [registrar, other])
    expect((await workOf(colleague, 'confirm')).rows).toContainEqual(expect.objectContaining(waiting))
  expect(idsIn(await workOf(reviewer, 'confirm'))).not.toContain(id)
})
