/** An organisation asks by name: the answer is signed, the holder hears of it once, and nobody else does. */
import { expect, test } from 'vitest'
import { accountKey } from '#functions/platform/table/keys/accounts.ts'
import { pacedEmailsPartition } from '#functions/platform/table/partitions.ts'
import { within } from '#functions/platform/table/write.ts'
import { checkLetterStatement } from '#shared/certificates/statements/check-letter-statement.ts'
import { digestOfLetter, letterCells } from '#shared/certificates/statements/letter-lines.ts'
import { checkStatement } from '#shared/certificates/statements/statement.ts'
import { openCheck } from '#tests/support/people/checkers.ts'
import { confirmEmailOf } from '#tests/support/people/confirmed-email.ts'
import { holdersOf } from '#tests/support/people/holders.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'
import { tableOf } from '#tests/support/portal/table-of.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'

const setting = await openStackWithEmails({}, { MAIL_MOST_A_DAY: '60' })
const { stack, services, emailsTo } = setting
const { invoke } = stack
const { holder, registrar } = await holdersOf(setting)

const ask = (token: string, given: object = {}, call: object = {}) =>
  invoke('checks.create', {
    ...{ token, body: { purpose: 'employment', premises: 'Mayo Hospital, Lahore', ...given } },
    ...call,
  })
/** A field of an account, which others write. */
const setOf = (id: string, field: string, value: unknown) =>
  tableOf(stack.localStack).update({
    Key: { ...accountKey('applicant', id) },
    UpdateExpression: 'SET #field = :value',
    ExpressionAttributeNames: { '#field': field },
    ExpressionAttributeValues: { ':value': value },
  })
const noticesTo = async (email: string) =>
  (await emailsTo(email)).filter(({ subject }) => subject.includes('has asked about'))

// checks.create, checks.list
test('the answers are signed and say whether the holder is told; the organisation finds them again, and no other one', async () => {
  const told = await holder()
  const { number: untold } = await aStoredRegistration(services, {
    suspended: { since: '2020-01-01', reason: 'under-inquiry' },
  })
  const [token, other] = [await openCheck(stack), await openCheck(stack, 'Another')]
  const answer = await ask(token, {
    numbers: `${told.number}\n${untold.toLowerCase()}, A-99999\n${told.number}`,
  })
  expect(answer.status).toBe(201)
  const { rows, code, digest } = answer.body.data
  expect(rows).toMatchObject([
    { number: told.number, answer: 'in-force', told: true },
    { number: untold, answer: 'suspended', told: false },
    { number: 'A99999', answer: 'not-found', name: null, told: false },
  ])
  const { keys } = (await invoke('register.keys')).body
  const [, statement = ''] = code.split('#')
  expect(await checkStatement(statement, [checkLetterStatement], keys)).toMatchObject({
    genuine: true,
    content: { digest, totals: { 'in-force': 1, suspended: 1, 'not-found': 1 } },
  })
  expect(digest).toBe(await digestOfLetter(letterCells([{}, {}, {}], rows)))
  expect((await invoke('checks.list', { token })).body.data).toEqual([answer.body.data])
  expect((await invoke('checks.list', { token: other })).body.data).toEqual([])
  const { named_checks } = (await registrar.ask('registrations.get', { params: { number: untold } })).body
    .data
  expect(named_checks).toMatchObject([{ organisation: 'Mayo Hospital', told: false, answer: 'suspended' }])
})

// ownChecks.list
test('the holder reads who asked, in an e-mail and on the own page; somebody else’s number is not there', async () => {
  const [asked, another] = [await holder(), await holder()]
  await confirmEmailOf(services, asked.id)
  await ask(await openCheck(stack, 'Services Hospital'), { numbers: asked.number })
  const [mail] = await emailsTo(asked.email)
  expect(mail?.text).toContain('Who says to ask: Services Hospital')
  expect((await asked.ask('ownChecks.list')).body.data).toMatchObject({
    number: asked.number,
    asked: [{ organisation: 'Services Hospital', purpose: 'employment', premises: 'Mayo Hospital, Lahore' }],
  })
  expect((await another.ask('ownChecks.list')).body.data.asked).toEqual([])
})

test('what was typed is not quoted to an address that nobody has confirmed', async () => {
  const asked = await holder()
  await ask(await openCheck(stack, 'Buy here'), { numbers: asked.number })
  const [mail] = await emailsTo(asked.email)
  expect(mail?.subject).toContain(asked.number)
  expect(mail?.text).not.toContain('Buy here')
})

test('of fifty times the same request at once one is stored, and one e-mail is sent', async () => {
  const asked = await holder()
  const token = await openCheck(stack)
  const headers = { 'idempotency-key': 'the-same-press' }
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => ask(token, { numbers: asked.number }, { headers })),
  )
  expect(answers.filter(({ status }) => status !== 201 && status !== 429)).toEqual([])
  const again = await ask(token, { numbers: asked.number }, { headers })
  const ids = answers.flatMap(({ body }) => body.data?.id ?? [])
  expect(new Set([again.body.data.id, ...ids]).size).toBe(1)
  expect(await noticesTo(asked.email)).toHaveLength(1)
  expect((await asked.ask('ownChecks.list')).body.data.asked).toHaveLength(1)
})

test('told is said only of an open account to which e-mails can be sent', async () => {
  const [open, closed, silent] = [await holder(), await holder(), await holder()]
  const at = '2026-11-01T06:00:00.000Z'
  await setOf(closed.id, 'closed_at', at)
  await setOf(silent.id, 'unreachable', {
    ...{ since: at, reason: 'no-mailbox', kind: 'welcome', sent_at: at },
  })
  const numbers = [open, closed, silent].map(({ number }) => number).join('\n')
  const { rows } = (await ask(await openCheck(stack), { numbers })).body.data
  expect(rows.map(({ told }: { told: boolean }) => told)).toEqual([true, false, false])
  expect(await noticesTo(silent.email)).toEqual([])
})

test('notices beyond a fifth of the day wait among the paced ones, and each comes once', async () => {
  const asked = await Promise.all(Array.from({ length: 14 }, () => holder()))
  await ask(await openCheck(stack), { numbers: asked.map(({ number }) => number).join('\n') })
  const paced = await tableOf(stack.localStack).query(within(pacedEmailsPartition))
  expect(paced.length).toBeGreaterThanOrEqual(2)
  for (const { email } of asked) expect(await noticesTo(email)).toHaveLength(1)
})

test('what is missing or too much is said at its field, and nothing is asked before the organisation has a name', async () => {
  const token = await openCheck(stack)
  expect((await ask(token, { numbers: '', purpose: '', premises: '' })).body.errors).toEqual({
    numbers: ['Enter the registration number'],
    purpose: ['Choose what you ask for'],
    premises: ['Enter the premises: name and city'],
  })
  const many = Array.from({ length: 21 }, (_, n) => `A-${n}`).join('\n')
  expect((await ask(token, { numbers: many })).body.errors.numbers).toEqual([
    'Ask about at most 20 numbers at a time',
  ])
  expect((await ask(token, { numbers: 'Ayesha' })).status).toBe(422)
  expect((await ask(token, { numbers: 'A-1', premises: 'see www.evil.example' })).status).toBe(422)
  expect((await ask(await openCheck(stack, ''), { numbers: 'A-1' })).status).toBe(409)
})

test('an organisation asks about a hundred numbers a day; what is refused uses none of them up', async () => {
  const token = await openCheck(stack, 'Mayo Hospital', 'hundred@store.example')
  for (let time = 0; time < 6; time++) await ask(token, { numbers: 'Z-0' })
  // The sixth time is too often for Z-0, and so are the others with it.
  for (let time = 0; time < 9; time++) {
    const others = Array.from({ length: 19 }, (_, n) => `Z-${n + 1}`)
    expect((await ask(token, { numbers: [...others, 'Z-0'].join('\n') })).status).toBe(429)
    expect((await ask(token, { numbers: 'Ayesha' })).status).toBe(422)
  }
  const twenty = (from: number) => Array.from({ length: 20 }, (_, n) => `Z-${from + n}`).join('\n')
  const answers = []
  for (let round = 0; round < 5; round++)
    answers.push((await ask(token, { numbers: twenty(1 + round * 20) })).status)
  expect(answers).toEqual([201, 201, 201, 201, 429])
  expect((await ask(token, { numbers: 'Z-81' })).status).toBe(201)
  // Questions are counted too, the 21 so far among them: what is refused costs the council reads and writes.
  const tries = { scope: 'named-check-tries', most: 200, windowInSeconds: 24 * 60 * 60 }
  await services.limits.count(tries, 'hundred@store.example', new Date(), 179)
  expect((await ask(token, { numbers: 'Z-82' })).status).toBe(429)
})

// ownChecks.reply
test('Not me comes to the office once with both sides, whoever presses how often; another person’s check is not found', async () => {
  const [asked, another] = [await holder(), await holder()]
  await ask(await openCheck(stack, 'Ravi Store'), { numbers: asked.number })
  const [{ id }] = (await asked.ask('ownChecks.list')).body.data.asked
  const say = (reply: string, who = asked) => who.ask('ownChecks.reply', { params: { id }, body: { reply } })
  expect((await say('known')).body.data.asked).toMatchObject([{ reply: 'known' }])
  await Promise.all(Array.from({ length: 50 }, () => say('not-me')))
  expect((await say('known')).body.data.asked).toMatchObject([{ reply: 'not-me' }])
  const { waiting } = (await registrar.ask('concerns.list')).body.data
  expect(waiting.filter(({ number }: { number: string }) => number === asked.number)).toMatchObject([
    {
      ...{ about: 'unknown-check', name: 'Ayesha Siddiqa', standing: 'active' },
      check: { organisation: 'Ravi Store', premises: 'Mayo Hospital, Lahore' },
    },
  ])
  expect((await say('not-me', another)).status).toBe(404)
  const [{ id: concern }] = waiting.filter(({ number }: { number: string }) => number === asked.number)
  const end = (outcome: string) =>
    registrar.ask('concerns.end', { params: { id: concern }, body: { outcome, note: 'They were called' } })
  expect((await end('put-right')).body.errors).toEqual({ outcome: ['Choose how it ended'] })
  expect((await end('wrong-number')).status).toBe(200)
  expect((await asked.ask('ownChecks.list')).body.data.asked).toMatchObject([
    { reply: 'not-me', answered: { found: 'wrong-number', stops: false } },
  ])
  const { records } = (await asked.ask('ownData.collect')).body.data
  expect(records.checks_by_name).toMatchObject([{ answered: { found: 'wrong-number' } }])
})

test('an organisation that a registrar has stopped asks no more, also after it was forgotten and came back', async () => {
  const asked = await holder()
  const email = `ravi-${asked.number}@store.example`
  const token = await openCheck(stack, 'Ravi Store', email)
  await ask(token, { numbers: asked.number })
  const [{ id }] = (await asked.ask('ownChecks.list')).body.data.asked
  await asked.ask('ownChecks.reply', { params: { id }, body: { reply: 'not-me' } })
  const { waiting } = (await registrar.ask('concerns.list')).body.data
  const concern = waiting.find(({ number }: { number: string }) => number === asked.number)
  const body = { outcome: 'name-misused', note: 'The store knows nothing of it', stops: true }
  expect((await registrar.ask('concerns.end', { params: { id: concern.id }, body })).status).toBe(200)
  const refusal = async (session: string) => {
    const answers = [
      await ask(session, { numbers: asked.number }),
      await invoke('ownWatch.ask', { token: session, body: { purpose: 'We employ them' } }),
    ]
    expect(answers.map(({ body }) => body.message)).toEqual(
      Array.from({ length: 2 }, () => expect.stringContaining('takes no questions of your organisation')),
    )
  }
  await refusal(token)
  expect((await invoke('checks.list', { token })).body.data).toHaveLength(1)
  await invoke('checkers.leave', { token, body: { forget: true } })
  await refusal(await openCheck(stack, 'Ravi Store', email))
  const { ended } = (await registrar.ask('concerns.list')).body.data
  expect(ended[0]).toMatchObject({ stops: true, outcome: 'name-misused' })
  expect((await asked.ask('ownChecks.list')).body.data.asked[0].answered.stops).toBe(true)
})
