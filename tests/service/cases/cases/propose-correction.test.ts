import { expect, test } from 'vitest'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()

const city = { item: 'contact_information.city', value: 'Kasur', reason: 'Typing error' }
const waiting = () => staffStack.services.workLists.page('confirmation', 25)
const aCase = () => staffStack.submittedCase({ withDocuments: false })
type Member = Awaited<ReturnType<StaffStack['staffMember']>>
const propose = ({ ask }: Member, id: string, body: object, headers = {}) =>
  ask('cases.proposeCorrection', { params: { id }, body, headers })

test('a proposed correction changes nothing of the application and waits for a second person', async () => {
  const reviewer = await staffStack.staffMember('reviewer')
  const { id } = await aCase()
  const { status, body } = await propose(reviewer, id, city)
  expect(status).toBe(200)
  const [proposal] = body.data.review.proposals
  const by = { id: reviewer.id, name: reviewer.name }
  expect(proposal).toMatchObject({ ...city, before: 'Lahore', by })
  expect(body.data.contact_information.city).toBe('Lahore')
  expect(await waiting()).toEqual([{ case_id: id, at: proposal.at, by, about: 'office-correction' }])

  const again = await propose(reviewer, id, city)
  expect(again.body.data.review.proposals).toEqual([proposal]) // sent twice
  const other = await staffStack.staffMember('registrar')
  const second = await propose(other, id, { ...city, value: 'Multan' })
  expect([second.status, second.body.message]).toEqual([
    409,
    `${reviewer.name} has proposed a correction of this already`,
  ])
  expect(
    (
      await propose(
        reviewer,
        id,
        { ...city, item: 'applicant.name', value: 'Ayesha' },
        { 'if-match': '"v1"' },
      )
    ).status,
  ).toBe(412)
})

const notByTheCouncil = [
  'account.cnic',
  'account.email',
  'applicant.photo',
  'applicant.gender',
  'applicant.constructor',
  'document.cnic_front_image',
  'application_form.application_title',
  'qualification_information.3.degree_issue_date',
  'qualification_information.4.board_university', // not filled in
]
const refused: [object, object][] = [
  [{ ...city, value: '' }, { value: ['Enter your city'] }],
  [{ ...city, value: ' Lahore ' }, { value: ['The application says this already'] }],
  [{ ...city, reason: '' }, { reason: ['Enter a reason'] }],
  [
    { ...city, item: 'applicant.name', value: 'R2D2' },
    { value: ['Use letters, spaces, dots, hyphens and apostrophes only'] },
  ],
  [
    { ...city, item: 'applicant.date_of_birth', value: '2099-01-01' },
    { value: ['Date of birth must be in the past'] },
  ],
  [
    { ...city, item: 'qualification_information.1.year_of_passing', value: '2098' },
    {
      value: [
        'Year of passing must not be in the future',
        'Degree issue date must be in or after the year of passing',
      ],
    },
  ],
  ...notByTheCouncil.map((item): [object, object] => [
    { ...city, item },
    { item: ['The council cannot correct this itself'] },
  ]),
]
test.each(refused)('%j is refused by field', async (body, errors) => {
  const reviewer = await staffStack.staffMember('reviewer')
  const { id } = await aCase()
  const answer = await propose(reviewer, id, body)
  expect([answer.status, answer.body.errors]).toEqual([422, errors])
})

test('a closed application, and what the applicant was asked to correct, cannot be corrected', async () => {
  const registrar = await staffStack.staffMember('registrar')
  const { id, token } = await aCase()
  await registrar.act(id, 'start-review')
  const corrections = [{ item: city.item, reason: 'other', words: 'Which one?' }]
  await registrar.act(id, 'return', { corrections })
  expect((await propose(registrar, id, city)).body.message).toBe(
    'The applicant has been asked to correct this',
  )
  const other = { item: 'applicant.domicile', value: 'Kasur', reason: 'Typing error' }
  expect((await propose(registrar, id, other)).status).toBe(200)
  const before = (await waiting()).length
  await staffStack.stack.invoke('applicantForm.withdraw', { token, params: { id: 'me' } })
  expect(await waiting()).toHaveLength(before - 1) // the proposal ends with the application
  expect((await propose(registrar, id, other)).body.message).toBe('Only an open application can be corrected')
})

test('an application with a correction that is not settled cannot be approved', async () => {
  const registrar = await staffStack.staffMember('registrar')
  const { id } = await staffStack.readyCase()
  const { body } = await propose(registrar, id, city)
  expect(body.data.obstacles).toEqual(['Proposed corrections are not settled: City'])
  expect((await registrar.act(id, 'approve')).status).toBe(409)
})
