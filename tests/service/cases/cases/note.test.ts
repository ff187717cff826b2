import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()

const aCase = () => staffStack.submittedCase({ withDocuments: false })
const mentionsOf = (id: string) => staffStack.services.workLists.page(`mention#${id}`, 25)
type Member = Awaited<ReturnType<StaffStack['staffMember']>>

const note = ({ ask }: Member, id: string, body: object, key?: string) =>
  ask('cases.note', { params: { id }, body, ...(key && { headers: { 'idempotency-key': key } }) })

test('a note keeps its lines, names its author, and stands in the work of the colleagues whom it names', async () => {
  const author = await staffStack.staffMember('reviewer')
  const told = await staffStack.staffMember('accounts')
  const { id } = await aCase()
  const text = 'Called the board.\n\nThey have no such roll number.'
  const { status, body } = await note(author, id, { text, tell: [told.id, told.id, author.id] })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({
    text,
    by: { id: author.id, name: author.name },
    told: [{ id: told.id, name: told.name }],
  })
  expect(await mentionsOf(told.id)).toEqual([
    {
      case_id: id,
      at: body.data.at,
      by: { id: author.id, name: author.name },
      about: 'Called the board. They have no such roll number.',
    },
  ])
  expect(await mentionsOf(author.id)).toEqual([])
})

test('a note sent again under the same key is kept once; another text under this key is refused', async () => {
  const author = await staffStack.staffMember('reception')
  const told = await staffStack.staffMember('reviewer')
  const { id } = await aCase()
  const key = randomUUID()
  const body = { text: 'The originals came by post', tell: [told.id] }
  const [first, again] = await Promise.all([note(author, id, body, key), note(author, id, body, key)])
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body.data).toEqual(first.body.data)
  expect((await note(author, id, { text: 'Something else' }, key)).status).toBe(422)
  const { data } = (await author.ask('cases.notes', { params: { id } })).body
  expect(data.notes).toEqual([first.body.data])
  expect(await mentionsOf(told.id)).toHaveLength(1)
})

test('an empty note, a long one, and a colleague who does not work on applications are refused by field', async () => {
  const author = await staffStack.staffMember('registrar')
  const administrator = await staffStack.staffMember('administrator')
  const { id } = await aCase()
  const errorsOf = async (body: object) => {
    const answer = await note(author, id, body)
    return [answer.status, answer.body.errors]
  }
  expect(await errorsOf({ text: ' \n ' })).toEqual([422, { text: ['Write the note'] }])
  expect(await errorsOf({ text: 'a'.repeat(2001) })).toEqual([422, { text: ['Use at most 2000 characters'] }])
  const unknown = { tell: ['Choose colleagues who work on applications'] }
  for (const colleague of [administrator.id, randomUUID()])
    expect(await errorsOf({ text: 'Please look', tell: [colleague] })).toEqual([422, unknown])
  expect((await note(author, randomUUID(), { text: 'Whose?' })).status).toBe(404)
})

test('a mention shows only the beginning of a long note', async () => {
  const author = await staffStack.staffMember('registrar')
  const told = await staffStack.staffMember('reviewer')
  const { id } = await aCase()
  await note(author, id, { text: 'word '.repeat(100), tell: [told.id] })
  const [mention] = await mentionsOf(told.id)
  expect(mention?.about).toMatch(/^word word .*…$/)
  expect(mention?.about.length).toBeLessThanOrEqual(140)
})

test('no answer to an applicant and no export holds a note, a question to the registrar or its answer', async () => {
  const registrar = await staffStack.staffMember('registrar')
  const { id, token } = await staffStack.submittedCase()
  const secret = 'SECRET between colleagues'
  await note(registrar, id, { text: secret, tell: [(await staffStack.staffMember('reviewer')).id] })
  await registrar.ask('cases.escalate', { params: { id }, body: { reason: secret } })
  const seen: string[] = []
  const read = async (name: string, call: object = {}) => {
    const { status, body } = await staffStack.stack.invoke(name, { token, ...call })
    expect([name, status]).toEqual([name, 200])
    seen.push(JSON.stringify(body))
  }
  const readAll = async () => {
    const me = { params: { id: 'me' } }
    for (const name of ['auth.user', 'applications.current', 'contactInformation.current']) await read(name)
    for (const name of ['qualificationInformation.list', 'documents.list', 'userDocuments.list'])
      await read(name)
    for (const name of ['users.get', 'printOut.get', 'portfolioUpdate.get']) await read(name, me)
  }
  await readAll()
  const begun = await registrar.ask('exports.begin', { body: { status: 'submitted' } })
  const page = await registrar.ask('exports.page', { params: { id: begun.body.data.id } })
  expect(page.status).toBe(200)
  seen.push(JSON.stringify(page.body))
  await registrar.ask('cases.settleEscalation', { params: { id }, body: { answer: secret } })
  await readAll()
  await read('applicantForm.withdraw', { params: { id: 'me' } })
  await read('applicantForm.startAgain', { params: { id: 'me' } })
  expect(seen.filter((text) => text.includes(secret))).toEqual([])
})
