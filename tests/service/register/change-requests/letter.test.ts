import { afterAll, expect, test } from 'vitest'
import {
  type GoodStandingContent,
  goodStandingStatement,
} from '#shared/certificates/statements/good-standing-statement.ts'
import { issuerOf } from '#shared/certificates/statements/printed-facts.ts'
import { registrationStatement } from '#shared/certificates/statements/registration-statement.ts'
import { checkStatement, statementInput } from '#shared/certificates/statements/statement.ts'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import { aProposedStanding } from '#tests/support/cases/registrations.ts'
import { aFormOf } from '#tests/support/files/uploads.ts'
import { holdersOf } from '#tests/support/people/holders.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'
import { changeStored } from '#tests/support/register/registrations.ts'

const opened = await openStackWithEmails()
afterAll(() => opened.close())
const people = await holdersOf(opened)

const today = dayInKarachi(new Date())
type Holder = Awaited<ReturnType<typeof people.holder>>
type Fields = Parameters<typeof people.holder>[0]
const ask = async ({ ask }: Holder, given: Record<string, string> = {}) =>
  ask('ownChangeRequests.create', {
    form: await aFormOf(
      {
        ...{ particular: 'letter', value: 'General Pharmaceutical Council' },
        ...{ words: '1 Cabot Square, London', ...given },
      },
      null,
    ),
  })
const askedBy = async (fields: Fields = {}) => {
  const holder = await people.holder(fields)
  const { status, body } = await ask(holder)
  expect(status).toBe(201)
  return { holder, id: body.data.id as string }
}
const checked = async (statement: string) => {
  const { keys } = (await opened.stack.invoke('register.keys')).body
  return checkStatement(statement, [goodStandingStatement], keys)
}

test('two registrars issue it to the named regulator; all facts that it prints are in its code, and its holder is told', async () => {
  const { holder, id } = await askedBy({ name: 'Ayesha Siddiqa' })
  expect(await people.queue()).toContain(id)
  expect((await people.accept(id, holder)).body.data).toMatchObject({ state: 'proposed', letter: null })
  expect((await people.settle(holder, 'confirm', people.registrar)).status).toBe(403)
  expect((await holder.requests())[0].letter).toBeNull()
  const second = await opened.staffMember('registrar')
  expect((await people.settle(holder, 'confirm', second)).status).toBe(200)

  const [request] = await holder.requests()
  const call = { params: { number: holder.number } }
  expect((await people.registrar.ask('registrations.get', call)).body.data.letters).toEqual([
    { id, addressed_to: 'General Pharmaceutical Council', issued_on: today },
  ])
  const { code, ...printed } = request.letter
  const { BASE_URL } = opened.services.config
  expect([request.state, request.words, printed]).toEqual([
    'done',
    '1 Cabot Square, London',
    {
      ...{ number: holder.number, name: 'Ayesha Siddiqa', date_of_birth: '1998-03-09', category: 'A' },
      qualification: 'B Pharm / Pharm D, University of the Punjab, 2019',
      ...{ first_registered_on: '2026-11-22', valid_until: '2031-11-21', history: [], issued_on: today },
      ...{ counts_until: addDays(today, 90), addressed_to: 'General Pharmaceutical Council' },
      ...{ issued_by: people.registrar.name, confirmed_by: second.name },
    },
  ])
  const [page, statement = ''] = code.split('#')
  expect(page).toBe(`${BASE_URL}/verify`)
  const content = { ...printed, issuer: await issuerOf(BASE_URL) }
  expect(await checked(statement)).toEqual({ genuine: true, typ: 'good-standing', content })
  const { keys } = (await opened.stack.invoke('register.keys')).body
  expect((await checkStatement(statement, [registrationStatement], keys)).genuine).toBe(false)

  const { body } = await people.registrar.ask('registrations.history', {
    ...{ params: { number: holder.number }, query: {} },
  })
  expect(body.data.entries[0]).toMatchObject({
    ...{ event: 'LETTER_ISSUED', request: id, before: {}, after: {} },
    ...{ by: { id: people.registrar.id }, confirmed_by: { id: second.id } },
  })
  const [email] = await opened.emailsTo(holder.email)
  expect(email?.subject).toBe('Your letter of good standing is ready')
})

test('with any printed fact of another person’s letter it is not genuine', async () => {
  const letterOf = async (fields: Fields) => {
    const { holder, id } = await askedBy(fields)
    await people.accept(id, holder)
    await people.settle(holder, 'confirm')
    const statement: string = (await holder.requests())[0].letter.code.split('#')[1]
    return { statement, ...((await checked(statement)) as { content: GoodStandingContent }) }
  }
  const own = await letterOf({})
  const other = await letterOf({
    ...{ name: 'Bilal Ahmed', category: 'B', qualification: 'Pharm-D, University of Sargodha, 2012' },
    ...{ first_registered_on: '2012-02-03', valid_until: '2030-02-02', date_of_birth: '1969-12-30' },
  })
  const changes: Partial<GoodStandingContent> = {
    ...other.content,
    ...{ issued_on: addDays(today, -1), counts_until: addDays(today, 900), issuer: 'Evil' },
    ...{ history: [{ event: 'REINSTATED', on: today }], addressed_to: 'Another Council' },
    ...{ issued_by: 'Nobody', confirmed_by: 'Nobody' },
  }
  const [header = '', , signature] = own.statement.split('.')
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString())
  for (const [fact, value] of Object.entries(changes)) {
    const mixed = statementInput(goodStandingStatement, kid, { ...own.content, [fact]: value })
    expect(`${mixed}.${signature}`, fact).not.toBe(own.statement)
    expect((await checked(`${mixed}.${signature}`)).genuine, fact).toBe(false)
  }
})

test('what was suspended, or is to be removed, has none, whenever that is decided', async () => {
  const { holder, id } = await askedBy()
  const removed = { since: addDays(today, 1), reason: 'own-request' as const }
  await changeStored(opened.services, holder.number, { removed })
  expect((await ask(holder)).status).toBe(409)
  const { body } = await people.accept(id, holder, 2)
  expect(body.message).toContain('is not in force from')

  const accepted = await askedBy()
  await people.accept(accepted.id, accepted.holder)
  await changeStored(opened.services, accepted.holder.number, { removed })
  expect((await people.settle(accepted.holder, 'confirm')).status).toBe(409)
  expect((await accepted.holder.requests())[0].letter).toBeNull()

  const waiting = await askedBy()
  const params = { number: waiting.holder.number }
  await people.registrar.ask('registrations.proposeStanding', { params, body: aProposedStanding() })
  expect((await people.accept(waiting.id, waiting.holder)).status).toBe(409)
})

test.each([
  [{ value: 'Dr Fraud is licensed: see www.fraud.example!' }, 'value'],
  [{ value: ' ' }, 'value'],
  [{ value: 'x'.repeat(101) }, 'value'],
  [{ words: '' }, 'words'],
])('%o is refused with a message for its field', async (given, field) => {
  const { status, body } = await ask(await people.holder(), given as Record<string, string>)
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test('a change still needs its document, and an entry without a date of birth has no letter', async () => {
  const change = await ask(await people.holder(), { particular: 'city', value: 'Multan' })
  expect([change.status, change.body.errors]).toEqual([422, { file: ['Select a file'] }])
  const { status, body } = await ask(await people.holder({ date_of_birth: null }))
  expect([status, body.message]).toEqual([409, expect.stringContaining('no date of birth')])
})

test('refused or withdrawn, it has no file to remove, and can be asked for again', async () => {
  const { holder, id } = await askedBy()
  await people.accept(id, holder)
  await people.settle(holder, 'refuse')
  expect((await people.refuse(id, holder, { reason: 'addressee-unknown' })).status).toBe(200)
  const emails = (await opened.emailsTo(holder.email)).map(({ subject }) => subject)
  expect(emails).toContain('Your letter of good standing was refused')
  const { body } = await ask(holder)
  await people.accept(body.data.id, holder)
  expect((await holder.withdraw(body.data.id)).status).toBe(200)
  expect((await holder.ask('ownChangeRequests.document', { params: { id } })).status).toBe(404)
  expect((await ask(holder)).status).toBe(201)
})
