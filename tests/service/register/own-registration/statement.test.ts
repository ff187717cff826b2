import { expect, test } from 'vitest'
import { certificateStatement } from '#shared/certificates/statements/certificate-statement.ts'
import { issuerOf } from '#shared/certificates/statements/printed-facts.ts'
import {
  type RegistrationStatementContent,
  registrationStatement,
} from '#shared/certificates/statements/registration-statement.ts'
import { checkStatement, statementInput } from '#shared/certificates/statements/statement.ts'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aStoredRegistration, changeStored } from '#tests/support/register/registrations.ts'

const opened = await openStaffStack()

const order = (token: string) => opened.stack.invoke('ownRegistration.statement', { token })
const today = dayInKarachi(new Date())

const aHolder = async (fields: Partial<RegistrationRecord> = {}) => {
  const { id, token } = await opened.submittedCase()
  return { token, ...(await aStoredRegistration(opened.services, { ...fields, holder: id })) }
}
const checked = async (statement: string) => {
  const { keys } = (await opened.stack.invoke('register.keys')).body
  return checkStatement(statement, [registrationStatement], keys)
}

test('all that the statement of a holder prints is in its code, which the register has signed for its own address', async () => {
  const { number, token } = await aHolder()
  const { status, body } = await order(token)
  const { code, ...printed } = body.data
  const { BASE_URL } = opened.services.config
  expect([status, printed]).toEqual([
    200,
    {
      ...{ number, name: 'Ayesha Siddiqa', category: 'A', first_registered_on: '2026-11-22' },
      ...{ valid_until: '2031-11-21', issued_on: today, counts_until: addDays(today, 90), history: [] },
      qualification: 'B Pharm / Pharm D, University of the Punjab, 2019',
    },
  ])
  const [page, statement = ''] = code.split('#')
  expect(page).toBe(`${BASE_URL}/verify`)
  expect(await checked(statement)).toEqual({
    ...{ genuine: true, typ: 'registration' },
    content: { ...printed, issuer: await issuerOf(BASE_URL) },
  })
  const { keys } = (await opened.stack.invoke('register.keys')).body
  expect((await checkStatement(statement, [certificateStatement], keys)).genuine).toBe(false)
})

test('with any printed fact of another person’s statement it is not genuine', async () => {
  const [own, other] = await Promise.all([
    aHolder(),
    aHolder({
      ...{ name: 'Bilal Ahmed', category: 'B', qualification: 'Pharm-D, University of Sargodha, 2012' },
      ...{ first_registered_on: '2012-02-03', valid_until: '2030-02-02', cnic: '3630298765432' },
    }),
  ])
  const codeOf = async ({ token }: { token: string }): Promise<string> =>
    (await order(token)).body.data.code.split('#')[1]
  const statement = await codeOf(own)
  const { content } = (await checked(statement)) as { content: RegistrationStatementContent }
  const foreign = (await checked(await codeOf(other))) as { content: RegistrationStatementContent }
  const changes: Partial<RegistrationStatementContent> = {
    ...foreign.content,
    ...{ issued_on: addDays(today, -1), counts_until: addDays(today, 900), issuer: 'Evil' },
    history: [{ event: 'REINSTATED', on: today }],
  }
  const [header = '', , signature] = statement.split('.')
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString())
  for (const [fact, value] of Object.entries(changes)) {
    const mixed = statementInput(registrationStatement, kid, { ...content, [fact]: value })
    expect(`${mixed}.${signature}`, fact).not.toBe(statement)
    expect((await checked(`${mixed}.${signature}`)).genuine, fact).toBe(false)
  }
})

test('it tells of a suspension that has ended, and counts no longer than the registration', async () => {
  const end = addDays(today, 30)
  const { number, token } = await aHolder({ valid_until: end })
  const { ask } = await opened.staffMember('registrar')
  const second = await opened.staffMember('registrar')
  const act = async (step: object) => {
    const { version } = (await opened.services.registrations.read(number, true))!
    const body = { wording: null, words: 'Minutes of the council', version, since: today, ...step }
    expect((await ask('registrations.proposeStanding', { params: { number }, body })).status).toBe(201)
    const { data } = (await second.ask('proposals.list')).body
    const { id } = data.open.find(({ title }: { title: string }) => title.includes(number))
    const confirm = { params: { id }, body: { action: 'confirm' } }
    expect((await second.ask('proposals.act', confirm)).status).toBe(200)
  }
  await act({ act: 'suspend', reason: 'under-inquiry' })
  expect((await order(token)).body.message).toContain('suspended')
  await act({ act: 'reinstate', reason: 'period-over' })
  expect((await order(token)).body.data).toMatchObject({
    counts_until: end,
    history: [
      { event: 'SUSPENDED', on: today },
      { event: 'REINSTATED', on: today },
    ],
  })
  const later = addDays(today, 60)
  await act({ act: 'suspend', reason: 'decided-by-council', since: later })
  const { status, body } = await order(token)
  expect([status, body.message]).toEqual([409, expect.stringContaining('is not in force from')])
})

test('nobody gets one without an entry, or with one that is removed from a later day on', async () => {
  const { token } = await opened.submittedCase()
  expect((await order(token)).status).toBe(409)
  const holder = await aHolder()
  const removed = { since: addDays(today, 1), reason: 'own-request' as const }
  await changeStored(opened.services, holder.number, { removed })
  expect((await order(holder.token)).status).toBe(409)
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
