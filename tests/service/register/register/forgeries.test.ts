/** What a stranger is told of forged, old and foreign codes: none of them is genuine and in force. */

import { beforeAll, describe, expect, test } from 'vitest'
import { createRegisterKeys } from '#functions/certificates/data/register-key.ts'
import { createStatementSigner } from '#functions/certificates/gateways/statement-signer.ts'
import { signCertificate } from '#functions/certificates/use-cases/issued-statement.ts'
import { certificateKey } from '#functions/platform/table/keys/register.ts'
import { storedItem } from '#functions/platform/table/write.ts'
import { generateRegisterKey } from '#infra/signing-key.ts'
import { type CertificateVerdict, verdictOn } from '#shared/certificates/rules/certificates.ts'
import { toBase64url } from '#shared/certificates/statements/base64url.ts'
import {
  type CertificateContent,
  certificateStatement,
  certificateStatement1,
} from '#shared/certificates/statements/certificate-statement.ts'
import type { PrintedFacts } from '#shared/certificates/statements/printed-facts.ts'
import { checkStatement } from '#shared/certificates/statements/statement.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { tableOf } from '#tests/support/portal/table-of.ts'
import { openRegisterStack, type RegisterStack } from '#tests/support/register/register-stack.ts'

const register = await openRegisterStack()

const today = () => dayInKarachi(new Date())

/** As the page does it: with the published keys, then with what the register says. A paper without a key counts only as the register's own. */
const toldOf = async (statement: string): Promise<CertificateVerdict | 'not-genuine'> => {
  const { keys } = (await register.stack.invoke('register.keys')).body
  const checked = await checkStatement(statement, [certificateStatement, certificateStatement1], keys)
  if (!('content' in checked)) return 'not-genuine'
  const { number, serial } = checked.content
  const { status, data } = await register.standing(number, serial, statement)
  const verdict = await verdictOn(checked.content, status === 404 ? null : data, today())
  return checked.genuine || (verdict !== 'differs' && verdict !== 'not-in-register') ? verdict : 'not-genuine'
}

const certified = async (fields?: Parameters<RegisterStack['registration']>[0]) => {
  const { number } = await register.registration(fields)
  const { data } = await register.ask('prepare', number)
  const statement: string = data.current.address.split('#')[1]
  const [header = '', payload = '', signature = ''] = statement.split('.')
  return { number, statement, header, payload, signature, content: contentOf(payload) }
}

const encoded = (value: object) => toBase64url(new TextEncoder().encode(JSON.stringify(value)))
const claimsIn = (payload: string) => JSON.parse(Buffer.from(payload, 'base64url').toString())
const contentOf = (payload: string) => certificateStatement.fromClaims(claimsIn(payload))
/** As the council would sign it, if it printed this. */
const signedAs = (printed: PrintedFacts) => signCertificate(printed, register.services)
const signedWith = (key: unknown, content: CertificateContent) =>
  createStatementSigner(async () => JSON.stringify(key)).sign(certificateStatement, () => content)

/** Another person's paper, which has nothing in common with the first one's. */
const another = {
  ...{ name: 'Bilal Ahmed', father_name: 'Ahmed Raza', category: 'B' },
  ...{ qualification: 'Pharm-D, University of Sargodha, 2012', photo: null },
  ...{ first_registered_on: '2012-02-03', valid_until: '2030-02-02' },
}
/** Each fact of a paper, as the statement or the register binds it. */
const exchanged: { [Fact in keyof PrintedFacts]: (of: PrintedFacts) => Pick<PrintedFacts, Fact> } = {
  number: ({ number }) => ({ number }),
  name: ({ name }) => ({ name }),
  father_name: ({ father_name }) => ({ father_name }),
  cnic_end: ({ cnic_end }) => ({ cnic_end }),
  category: ({ category }) => ({ category }),
  qualification: ({ qualification }) => ({ qualification }),
  photo_sha256: ({ photo_sha256 }) => ({ photo_sha256 }),
  first_registered_on: ({ first_registered_on }) => ({ first_registered_on }),
  valid_until: ({ valid_until }) => ({ valid_until }),
  count: () => ({ count: 2 }),
  issued_on: () => ({ issued_on: '2026-01-01' }),
}
/** Each another one: one CNIC has one entry. */
let persons = 0
const cnicEndingIn = (digits: string): string => `99999${String(++persons).padStart(4, '0')}${digits}`

const facts = Object.keys(exchanged) as (keyof PrintedFacts)[]

describe.each(facts)('with %s of another person’s paper', (fact) => {
  const papers = async () => {
    const own = await certified({ cnic: cnicEndingIn('5671') })
    const other = await certified({ ...another, cnic: cnicEndingIn('5432') })
    const read = async ({ number }: { number: string }) =>
      (await register.services.certificates.read(number, 1))!
    const [stored, foreign] = [await read(own), await read(other)]
    return { own, stored, mixed: { ...stored, ...exchanged[fact](foreign) } }
  }

  test('under the first one’s signature it is not genuine', async () => {
    const { own, mixed } = await papers()
    const [, payload] = (await signedAs(mixed)).split('.')
    expect(payload).not.toBe(own.payload)
    expect(await toldOf(`${own.header}.${payload}.${own.signature}`)).toBe('not-genuine')
  })

  test('signed with the register’s own key it is never in force', async () => {
    const { mixed } = await papers()
    expect(await toldOf(await signedAs(mixed))).toMatch(/^(differs|not-in-register)$/)
  })

  test('changed in the store beside its statement, it is never in force', async () => {
    const { own, mixed } = await papers()
    const { data } = await register.standing(own.number, 1, own.statement)
    expect(await verdictOn(own.content, data, today())).toBe('in-force')
    expect(await verdictOn(own.content, { ...data, printed: mixed }, today())).toBe('differs')
  })
})

test('a statement of version 1 that the council issued is in force, and another one of its key is not', async () => {
  const { number, content } = await certified()
  const { certificates, statementSigner } = register.services
  const old = await statementSigner.sign(certificateStatement1, () => content)
  const { statement: _new, ...stored } = (await certificates.read(number, 1))!
  const { qualification: _, cnic_end: __, photo_sha256: ___, former_statements: ____, ...earlier } = stored
  await tableOf(register.stack.localStack).put(
    storedItem(certificateKey(number, 1), { ...earlier, statement: old }),
  )
  expect(await toldOf(old)).toBe('in-force')
  const forged = await statementSigner.sign(certificateStatement1, () => ({ ...content, name: 'Dr Fraud' }))
  expect(await toldOf(forged)).toBe('differs')
})

test('what a paper prints is told to nobody who has not got its code', async () => {
  const { number, statement } = await certified({ cnic: cnicEndingIn('5671') })
  expect((await register.standing(number, 1)).data.printed).toBeNull()
  expect((await register.standing(number, 1, `${statement}x`)).data.printed).toBeNull()
  const { status } = await register.stack.invoke('register.standing', {
    params: { number },
    query: { serial: '1', statement: 'short' },
  })
  expect(status).toBe(422)
  expect((await register.standing(number, 1, statement)).data).toMatchObject({
    printed: { father_name: 'Muhammad Siddiq', cnic_end: '5671' },
    checked_at: expect.any(String),
  })
})

test('a paper whose own last day has passed is expired, though its registration was renewed', async () => {
  const { number, content, statement } = await certified({ valid_until: today() })
  await register.change(number, { valid_until: '2039-11-21' })
  const { data } = await register.standing(number, 1, statement)
  expect(await verdictOn(content, data, '2026-11-01')).toBe('in-force')
  expect(await verdictOn(content, data, '2038-01-01')).toBe('expired')
})

type Paper = Awaited<ReturnType<typeof certified>>
/** With one of our other keys, under its own id or the register's. */
const ofKey = async (name: string, { header, content }: Paper, isNamed = false) => {
  const key = await register.secret(name)
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString())
  return signedWith(isNamed ? { ...key, kid } : key, content)
}
const changed = async (paper: Paper, fields: Parameters<RegisterStack['change']>[1]) => {
  await register.change(paper.number, fields)
  return paper.statement
}
const asked = async (paper: Paper, operation: string, reason: string) => {
  await register.ask(operation, paper.number, { serial: 1, reason })
  return paper.statement
}
const ownKeySet = async ({ content }: Paper) => {
  const key = generateRegisterKey('certificates')
  const named = { alg: 'EdDSA', typ: 'cert2', kid: key.kid, jku: 'https://attacker.example/keys' }
  return `${encoded(named)}.${(await signedWith(key, content)).split('.').slice(1).join('.')}`
}
/** The same under another header. */
const headed = ({ header, payload, signature }: Paper, more: object) =>
  `${encoded({ ...claimsIn(header), ...more })}.${payload}.${signature}`
const since = '2026-01-01'

test.each<[what: string, verdict: string, make: (paper: Paper) => string | Promise<string>]>([
  ['the certificate itself', 'in-force', ({ statement }) => statement],
  ['an old serial', 'replaced', (paper) => asked(paper, 'replace', 'lost')],
  ['a misprinted one', 'void', (paper) => asked(paper, 'void', 'misprinted')],
  ['one that has expired', 'expired', (paper) => changed(paper, { valid_until: '2026-11-01' })],
  [
    'a suspended holder’s',
    'suspended',
    (paper) => changed(paper, { suspended: { since, reason: 'decided-by-council' } }),
  ],
  ['a dead holder’s', 'removed', (paper) => changed(paper, { removed: { since, reason: 'died' } })],
  [
    'one whose approval was reversed',
    'not-in-register',
    (paper) => changed(paper, { removed: { since, reason: 'approval-reversed' } }),
  ],
  ['one that needs no signature, as it says', 'not-genuine', (paper) => headed(paper, { alg: 'none' })],
  ['one that calls itself a letter', 'not-genuine', (paper) => headed(paper, { typ: 'registration' })],
  [
    'one for another portal',
    'differs',
    ({ content }) =>
      register.services.statementSigner.sign(certificateStatement, () => ({ ...content, issuer: 'AAAA' })),
  ],
  [
    'what was signed and never stored',
    'not-in-register',
    ({ content }) =>
      register.services.statementSigner.sign(certificateStatement, () => ({ ...content, number: 'Z-99999' })),
  ],
  ['applicants’ token key', 'not-genuine', (paper) => ofKey('applicant-signing-key', paper)],
  [
    'applicants’ token key under our id',
    'not-genuine',
    (paper) => ofKey('applicant-signing-key', paper, true),
  ],
  ['staff’s token key', 'not-genuine', (paper) => ofKey('staff-signing-key', paper)],
  ['staff’s token key under our id', 'not-genuine', (paper) => ofKey('staff-signing-key', paper, true)],
  ['the key of letters', 'not-genuine', (paper) => ofKey('letter-signing-key', paper)],
  ['the key of strangers’ checks', 'not-genuine', (paper) => ofKey('check-signing-key', paper)],
  [
    'a key of one’s own',
    'not-genuine',
    ({ content }) => signedWith(generateRegisterKey('certificates'), content),
  ],
  ['a key set of one’s own', 'not-genuine', ownKeySet],
])('%s: %s', async (_, verdict, make) => {
  expect(await toldOf(await make(await certified()))).toBe(verdict)
})

test('a code that was cut off is not genuine, wherever it ends', async () => {
  const { statement } = await certified()
  for (let length = 0; length < statement.length; length += 7)
    expect(await toldOf(statement.slice(0, length))).toBe('not-genuine')
})

describe('after the key of certificates has leaked', () => {
  let paper: Paper
  let thief: (fields: Partial<CertificateContent>) => Promise<string>
  beforeAll(async () => {
    paper = await certified()
    const leaked = await register.secret('register-signing-key')
    thief = (fields) => signedWith(leaked, { ...paper.content, ...fields })
    await createRegisterKeys(tableOf(register.stack.localStack)).withdraw(leaked.kid, new Date())
  })

  test.each<[what: string, verdict: string, make: () => string | Promise<string>]>([
    ['a paper that was handed over', 'in-force', () => paper.statement],
    ['another name', 'not-genuine', () => thief({ name: 'Dr Fraud' })],
    ['a later end', 'not-genuine', () => thief({ valid_until: '2040-01-01' })],
    ['another photo, father or qualification', 'not-genuine', () => thief({ hashes: 'AAAAAAAAAAAAAAA' })],
    ['a number that is not in the register', 'not-genuine', () => thief({ number: 'Z-99999' })],
    ['the next serial', 'not-genuine', () => thief({ serial: 2 })],
  ])('%s: %s', async (_, verdict, make) => {
    expect(await toldOf(await make())).toBe(verdict)
  })
})

test('a paper that the register has corrected since says so; a standing that is worse comes first', async () => {
  const { number, content, statement } = await certified()
  const { certificate } = (await register.services.registrations.read(number))!
  await register.change(number, { certificate: { ...certificate!, differs_since: today() } })
  const { data } = await register.standing(number, 1, statement)
  expect(await verdictOn(content, data, today())).toBe('outdated')
  expect(await verdictOn(content, { ...data, standing: 'suspended' }, today())).toBe('suspended')
})
