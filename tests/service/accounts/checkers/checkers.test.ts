/** An organisation confirms its address by a link, and has a short session that no other person's endpoint takes. */
import { expect, test } from 'vitest'
import { checkLink, openCheck } from '#tests/support/people/checkers.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const clock = aClock()
const { stack, services, emailsTo } = await openStackWithEmails(
  { clock: clock.now },
  { MAIL_MOST_A_DAY: '200' },
)
const { invoke } = stack
const ask = (email: string, from = '127.8.0.1') => invoke('checkers.askLink', { body: { email }, from })
const open = (token: string) => invoke('checkers.open', { body: { token } })
const read = async (token: string) => (await invoke('checkers.get', { token })).status

// checkers.askLink, checkers.open, checkers.get, checkers.name
test('the link of the e-mail opens a session once and confirms the address; the organisation is the same at the next link', async () => {
  const email = 'pharmacy@mayo.example'
  expect((await ask(email)).body.message).toContain(email)
  const [mail] = await emailsTo(email)
  expect(mail?.text).toContain('اپنے ادارے کے نام سے')
  const token = /\/checks\/open\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const answers = await Promise.all([open(token), open(token)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  const opened = answers.find(({ status }) => status === 200)?.body.data
  expect(opened).toMatchObject({ expires_in: 7200, checker: { email, organisation: null } })
  const named = await invoke('checkers.name', {
    token: opened.token,
    body: { organisation: ' Mayo  Hospital' },
  })
  expect(named.body.data.organisation).toBe('Mayo Hospital')
  const again = await openCheck(stack, '', email)
  expect((await invoke('checkers.get', { token: again })).body.data).toEqual({
    ...opened.checker,
    organisation: 'Mayo Hospital',
  })
})

test('two links of a new address that are opened at once make one organisation', async () => {
  const email = 'two@mayo.example'
  const [one, other] = await Promise.all([openCheck(stack, '', email), openCheck(stack, '', email)])
  expect(one.split('.')[0]).toBe(other.split('.')[0])
})

test('a link counts for half an hour, and one of another kind opens nothing', async () => {
  const token = await checkLink(stack)
  clock.turn(30 * 60)
  expect((await open(token)).body.errors).toEqual({ token: ['This link has expired'] })
  const link = { kind: 'confirm' as const, user_id: 'u', email: 'x@mayo.example' }
  await services.emailLinks.issue(link, 'of-an-account', clock.now())
  expect((await open('of-an-account')).status).toBe(422)
})

// checkers.leave
test('a session ends after two hours, when it is left, and with the organisation, which then begins anew', async () => {
  const email = 'ends@mayo.example'
  const [old, left, closed] = [
    await openCheck(stack),
    await openCheck(stack),
    await openCheck(stack, 'A', email),
  ]
  await invoke('checkers.leave', { token: left, body: { forget: false } })
  const other = await openCheck(stack, '', email)
  await invoke('checkers.leave', { token: closed, body: { forget: true } })
  for (const token of [left, closed, other]) expect(await read(token)).toBe(401)
  expect((await invoke('checkers.name', { token: closed, body: { organisation: 'B' } })).status).toBe(401)
  const anew = await openCheck(stack, '', email)
  expect((await invoke('checkers.get', { token: anew })).body.data.organisation).toBe(null)
  clock.turn(2 * 60 * 60)
  expect(await read(old)).toBe(401)
})

test('the token of a session opens nothing of applicants or staff', async () => {
  const token = await openCheck(stack)
  expect(await read(token)).toBe(200)
  expect((await invoke('auth.user', { token })).status).toBe(401)
  expect((await invoke('cases.counts', { token, query: {} })).status).toBe(401)
})

test('to one address go three links an hour, and to all together a tenth of the day', async () => {
  const answers = []
  for (let count = 0; count < 4; count++) answers.push((await ask('often@mayo.example')).status)
  expect(answers).toEqual([200, 200, 200, 429])
  clock.turn(24 * 60 * 60)
  const all = []
  for (let count = 0; count < 21; count++)
    all.push((await ask(`n${count}@mayo.example`, `127.8.1.${count}`)).status)
  expect(all).toEqual([...Array.from({ length: 20 }, () => 200), 429])
})
