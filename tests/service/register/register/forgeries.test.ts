/** What a stranger is told of forged, old and foreign codes: none of them is genuine and in force. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStatementSigner } from '#functions/certificates/gateways/statement-signer.ts'
import { generateRegisterKey } from '#infra/signing-key.ts'
import { type CertificateVerdict, verdictOn } from '#shared/certificates/rules/certificates.ts'
import { toBase64url } from '#shared/certificates/statements/base64url.ts'
import {
  type CertificateContent,
  certificateStatement,
} from '#shared/certificates/statements/certificate-statement.ts'
import { checkStatement } from '#shared/certificates/statements/statement.ts'
import { openRegisterStack, type RegisterStack } from '#tests/support/register/register-stack.ts'

let register: RegisterStack
beforeAll(async () => {
  register = await openRegisterStack()
})
afterAll(() => register.close())

const today = () => new Date().toISOString().slice(0, 10)

/** As the page does it: with the published keys, then with what the register says. */
const toldOf = async (statement: string): Promise<CertificateVerdict | 'not-genuine'> => {
  const { keys } = (await register.stack.invoke('register.keys')).body
  const checked = await checkStatement(statement, [certificateStatement], keys)
  if (!checked.genuine) return 'not-genuine'
  const { number, serial } = checked.content
  const { status, data } = await register.standing(number, serial)
  return verdictOn(checked.content, status === 404 ? null : data, today())
}

const certified = async () => {
  const { number } = await register.registration()
  const { data } = await register.ask('prepare', number)
  const statement: string = data.current.address.split('#')[1]
  const [header = '', payload = '', signature = ''] = statement.split('.')
  return { number, statement, header, payload, signature }
}

const encoded = (value: object) => toBase64url(new TextEncoder().encode(JSON.stringify(value)))
const claimsIn = (payload: string) => JSON.parse(Buffer.from(payload, 'base64url').toString())
const contentOf = (payload: string) => certificateStatement.fromClaims(claimsIn(payload))
const signedWith = (key: unknown, content: CertificateContent) =>
  createStatementSigner(async () => JSON.stringify(key)).sign(certificateStatement, () => content)

test('the certificate itself is genuine and in force', async () => {
  expect(await toldOf((await certified()).statement)).toBe('in-force')
})

test.each([
  ['another last day', { v: 30_000 }],
  ['another name', { p: 'Somebody Else' }],
  ['another serial', { s: 2 }],
])('with %s it is not genuine', async (_what, changed) => {
  const { header, payload, signature } = await certified()
  const forged = `${header}.${encoded({ ...claimsIn(payload), ...changed })}.${signature}`
  expect(await toldOf(forged)).toBe('not-genuine')
})

test('with the number of another registration it is not genuine', async () => {
  const [own, other] = [await certified(), await certified()]
  const forged = encoded({ ...claimsIn(own.payload), n: other.number })
  expect(await toldOf(`${own.header}.${forged}.${own.signature}`)).toBe('not-genuine')
  expect(await toldOf(`${own.header}.${own.payload}.${other.signature}`)).toBe('not-genuine')
})

test('signed with another key of ours, under its id or the register’s, it is not genuine', async () => {
  const { payload, header } = await certified()
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString())
  const { secret } = register
  for (const name of ['applicant-signing-key', 'staff-signing-key'] as const) {
    const key = await secret(name)
    expect(await toldOf(await signedWith(key, contentOf(payload)))).toBe('not-genuine')
    expect(await toldOf(await signedWith({ ...key, kid }, contentOf(payload)))).toBe('not-genuine')
  }
})

test('signed by somebody who names their own key set, it is not genuine', async () => {
  const { payload } = await certified()
  const key = generateRegisterKey()
  const statement = await signedWith(key, contentOf(payload))
  const named = { alg: 'EdDSA', typ: 'cert', kid: key.kid, jku: 'https://attacker.example/keys' }
  for (const forged of [statement, `${encoded(named)}.${statement.split('.').slice(1).join('.')}`])
    expect(await toldOf(forged)).toBe('not-genuine')
})

test('a code that was cut off is not genuine, wherever it ends', async () => {
  const { statement } = await certified()
  for (let length = 0; length < statement.length; length += 7)
    expect(await toldOf(statement.slice(0, length))).toBe('not-genuine')
})

test('an old serial, an expired paper, a suspended or removed holder, a void paper: genuine, and not in force', async () => {
  const [old, expired, suspended, removed, misprinted] = await Promise.all([
    certified(),
    certified(),
    certified(),
    certified(),
    certified(),
  ])
  await register.ask('replace', old.number, { serial: 1, reason: 'lost' })
  await register.change(expired.number, { valid_until: '2026-11-01' })
  const since = '2026-01-01'
  await register.change(suspended.number, { suspended: { since, reason: 'decided-by-council' } })
  await register.change(removed.number, { removed: { since, reason: 'died' } })
  await register.ask('void', misprinted.number, { serial: 1, reason: 'misprinted' })
  const all = [old, expired, suspended, removed, misprinted]
  expect(await Promise.all(all.map(({ statement }) => toldOf(statement)))).toEqual([
    'replaced',
    'expired',
    'suspended',
    'removed',
    'void',
  ])
})

test('a paper whose own last day has passed is expired, though its registration was renewed', async () => {
  const { number } = await register.registration()
  const { statementSigner } = register.services
  await register.ask('prepare', number)
  const content = contentOf((await certified()).payload)
  const past = { ...content, number, serial: 1, valid_until: '2025-11-21' }
  expect(await toldOf(await statementSigner.sign(certificateStatement, () => past))).toBe('expired')
})

test('what the register signed and then forgot is not in the register', async () => {
  const { statementSigner } = register.services
  const content = { ...contentOf((await certified()).payload), number: 'Z-99999' }
  expect(await toldOf(await statementSigner.sign(certificateStatement, () => content))).toBe(
    'not-in-register',
  )
})
