import { afterAll, beforeAll, expect, test } from 'vitest'
import { certificateStatement } from '#shared/certificates/statements/certificate-statement.ts'
import { standingLetterStatement } from '#shared/certificates/statements/standing-letter-statement.ts'
import { checkStatement } from '#shared/certificates/statements/statement.ts'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'
import { aStoredRegistration, changeStored } from '#tests/support/register/registrations.ts'

let opened: StaffStack
beforeAll(async () => {
  opened = await openStaffStack()
})
afterAll(() => opened.close())

const order = (token: string) => opened.stack.invoke('ownRegistration.letter', { token })
const today = dayInKarachi(new Date())

test('the holder gets a letter of today that the register has signed, and which is no certificate', async () => {
  const { id, token } = await opened.submittedCase()
  const { number } = await aStoredRegistration(opened.services, { holder: id })
  const { status, body } = await order(token)
  const { statement, qualification: _unsigned, ...said } = body.data
  expect([status, said]).toEqual([
    200,
    {
      ...{ number, name: 'Ayesha Siddiqa', category: 'A', first_registered_on: '2026-11-22' },
      ...{ valid_until: '2031-11-21', issued_on: today, counts_until: addDays(today, 90) },
    },
  ])
  const { keys } = (await opened.stack.invoke('register.keys')).body
  const as = (kind: typeof standingLetterStatement | typeof certificateStatement) =>
    checkStatement(statement, [kind], keys)
  expect(await as(standingLetterStatement)).toEqual({ genuine: true, typ: 'standing', content: said })
  expect((await as(certificateStatement)).genuine).toBe(false)
  expect((await checkStatement(statement.replace(/.$/, '!'), [standingLetterStatement], keys)).genuine).toBe(
    false,
  )
})

test('nobody gets one without an entry, or with one that is not in force', async () => {
  const { id, token } = await opened.submittedCase()
  expect((await order(token)).status).toBe(409)
  const { number } = await aStoredRegistration(opened.services, { holder: id })
  await changeStored(opened.services, number, { suspended: { since: today, reason: 'under-inquiry' } })
  const { status, body } = await order(token)
  expect([status, body.message]).toEqual([409, expect.stringContaining('suspended')])
})

test('wrong CNICs of others at the same address do not keep a signed-in holder from comparing, until the holder sent as many', async () => {
  const { id, token } = await opened.submittedCase()
  const [{ number, cnic }, from] = [await aStoredRegistration(opened.services, { holder: id }), '127.6.6.6']
  const check = async (sent: string, who: object) => {
    const rows = Array.from({ length: 20 }, () => ({ number, cnic: sent }))
    const { body } = await opened.stack.invoke('register.check', { body: { rows }, from, ...who })
    return body.data.rows[0].answer
  }
  const wrong = '1111122222223'

  expect([await check(wrong, {}), await check(cnic, {})]).toEqual(['cnic-differs', 'not-compared'])
  expect([await check(cnic, { token }), await check(cnic, { token: 'a.b.c' })]).toEqual([
    'in-force',
    'not-compared',
  ])
  expect([await check(wrong, { token }), await check(cnic, { token })]).toEqual([
    'cnic-differs',
    'not-compared',
  ])
})
