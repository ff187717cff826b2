/** Who may confirm what was entered at the counter, what those two may not do afterwards, and an address that was mistyped. */
import { afterAll, expect, test } from 'vitest'
import { composeMessage } from '#functions/workers/compose-message.ts'
import { reasonAgainstEntered } from '#shared/cases/rules/own-case.ts'
import { aHandIn, aWalkIn } from '#tests/support/cases/walk-ins.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { saveRecords } from '#tests/support/people/qualified-applicant.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'

const setting = await openStackWithEmails()
afterAll(() => setting.close())
const { services, stack } = setting
const first = await setting.staffMember('reception')
const second = await setting.staffMember('reception', 'registrar')
const third = await setting.staffMember('reception')
type Clerk = typeof first

/** Entered by the first, and handed in by somebody. */
const waiting = async (handsIn: Clerk = first): Promise<{ id: string }> => {
  const { id } = (await first.ask('walkIns.create', { body: aWalkIn() })).body.data
  const { token } = (await first.ask('walkIns.open', { params: { id } })).body.data
  await saveRecords(async (name, body) => (await stack.invoke(name, { token, body })).body.data)
  const handedIn = await handsIn.ask('walkIns.handIn', { params: { id }, form: await aHandIn({}) })
  expect(handedIn.status).toBe(201)
  return { id }
}
const confirm = async ({ id }: { id: string }, who: Clerk) => {
  const { proposal } = (await second.ask('walkIns.get', { params: { id } })).body.data
  return who.ask('proposals.act', {
    params: { id: proposal.id },
    body: { action: 'confirm', compared: true },
  })
}
const confirmed = async () => {
  const params = await waiting()
  expect((await confirm(params, second)).status).toBe(200)
  return params
}
const give = (params: { id: string }, email: string, who: Clerk = first) =>
  who.ask('walkIns.giveEmail', { params, body: { email } })

test('whoever has entered does not confirm, also where a colleague has handed it in', async () => {
  const params = await waiting(second)
  const { proposal } = (await first.ask('walkIns.get', { params })).body.data
  expect(proposal).toMatchObject({ own: false, entered: true })
  expect((await confirm(params, first)).body.message).toBe(
    'You have entered here yourself, so somebody else confirms it',
  )
  expect((await confirm(params, third)).status).toBe(200)
})

test('what somebody has handed in who was deactivated since is not confirmed', async () => {
  const leaving = await setting.staffMember('reception')
  const params = await waiting(leaving)
  const administrator = await setting.staffMember('administrator')
  const deactivated = await administrator.ask('people.act', {
    params: { id: leaving.id },
    body: { action: 'deactivate' },
  })
  expect(deactivated.status).toBe(200)
  expect((await confirm(params, second)).body.message).toMatch(/may not hand this in any more/)
})

test('whoever has confirmed neither corrects it, nor takes over a change, nor links it; until there is an email nobody returns it', async () => {
  const params = await confirmed()
  const { version } = (await services.cases.read(params.id))!
  const headers = { 'if-match': `"v${version}"` }
  const correction = { item: 'contact_information.city', value: 'Kasur', reason: 'As on the CNIC' }
  const answers = await Promise.all([
    second.ask('cases.proposeCorrection', { params, body: correction, headers }),
    second.ask('cases.unlinkRegistration', { params, body: { reason: 'Another person' }, headers }),
  ])
  for (const { status, body } of answers)
    expect([status, body.message]).toEqual([409, expect.stringContaining('at the counter')])

  const reviewer = await setting.staffMember('reviewer')
  expect((await reviewer.act(params.id, 'start-review')).status).toBe(200)
  const { withheld } = (await reviewer.ask('cases.get', { params })).body.data
  expect(withheld).toContainEqual({ action: 'return', reason: expect.stringContaining('no email') })
  const corrections = [{ item: 'contact_information.city', reason: 'other', words: 'Which one?' }]
  expect((await reviewer.act(params.id, 'return', { corrections })).status).toBe(409)
})

test('nobody gives their own address, and one that was mistyped is replaced by two people before it is confirmed', async () => {
  const params = await confirmed()
  expect((await give(params, first.email)).status).toBe(403)
  const [mistyped, right] = [aPerson().email, aPerson().email]
  for (const email of [mistyped, right]) {
    expect((await give(params, email)).status).toBe(201)
    expect((await confirm(params, second)).status).toBe(200)
  }
  expect((await first.ask('walkIns.get', { params })).body.data.email_confirmed).toBe(false)
  expect(await services.accounts.idByEmail(mistyped)).toBeNull()
  expect(await services.accounts.idByEmail(right)).toBe(params.id)
  expect((await services.accounts.read(params.id))!.session_generation).toBeGreaterThan(0)
  const messages = await Promise.all((await setting.queued()).map((one) => composeMessage(one, services)))
  expect(messages.map((message) => message?.to)).toContain(right)
})

test('whoever has entered an application may work on the next one of that person', () => {
  const counter = { at: '2026-11-27T06:00:00Z', clerks: [{ id: 'a-clerk', name: 'A clerk' }] }
  expect(reasonAgainstEntered({ id: 'a-clerk' }, { counter })).not.toBeNull()
  expect(reasonAgainstEntered({ id: 'a-clerk' }, { counter: { ...counter, followed: true } })).toBeNull()
})
