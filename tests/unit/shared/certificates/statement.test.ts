/** What is taken for a statement of the register. The page's answers to forgeries: tests/service/register/register/forgeries.test.ts. */
import fc from 'fast-check'
import { compactVerify, decodeProtectedHeader, importJWK } from 'jose'
import { describe, expect, test } from 'vitest'
import { createTokenSigner } from '#functions/accounts/gateways/token-signer.ts'
import { generateSigningKey, publicHalf } from '#infra/signing-key.ts'
import { toBase64url } from '#shared/certificates/statements/base64url.ts'
import {
  certificateStatement,
  certificateStatement1,
  longestAddress,
  shortEnough,
  verifyAddress,
} from '#shared/certificates/statements/certificate-statement.ts'
import { checkStatement, type StatementKey } from '#shared/certificates/statements/statement.ts'
import { aCertificate, aRegister } from '#tests/support/register/statements.ts'

const register = aRegister()
const keys = [aRegister().key, register.key]
const check = (statement: string, with_: StatementKey[] = keys) =>
  checkStatement(statement, [certificateStatement], with_)
const printed = 'A-00012/1|Ayesha Siddiqa|A|US1Vmmm3HXn4IYo5JZp6'
const encode = (value: unknown) =>
  toBase64url(new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)))

test.each(['عائشہ Siddiqa “the 2nd”', 'Ayesha | Siddiqa', ''])(
  'a signed certificate is genuine and says what was signed: %s',
  async (name) => {
    const content = aCertificate({ name })
    expect(await check(await register.sign(content))).toEqual({ genuine: true, typ: 'cert2', content })
  },
)

test('a certificate of version 1 is still read', async () => {
  const { issuer: _, hashes: __, ...content } = aCertificate()
  const statement = await register.signEarlier(content)
  expect(await checkStatement(statement, [certificateStatement, certificateStatement1], keys)).toEqual({
    genuine: true,
    typ: 'cert',
    content,
  })
})

test('any library for JWTs checks it with the published key', async () => {
  const statement = await register.sign(aCertificate())
  const { kid } = decodeProtectedHeader(statement)
  const key = keys.find((one) => one.kid === kid)!
  const { payload, protectedHeader } = await compactVerify(statement, await importJWK(key))
  expect(protectedHeader).toEqual({ alg: 'EdDSA', typ: 'cert2', kid })
  expect(JSON.parse(new TextDecoder().decode(payload))).toEqual({ iss: 'Ab3d', c: printed })
})

describe('not genuine is', async () => {
  const statement = await register.sign(aCertificate())
  const [header, payload, signature] = statement.split('.') as [string, string, string]
  const claims = { iss: 'Ab3d', c: printed }
  const later = printed.replace('US1V', 'US1W')
  const named = { alg: 'EdDSA', typ: 'cert2', kid: register.key.kid }
  const withHeader = (changed: unknown) => `${encode(changed)}.${payload}.${signature}`
  const withPayload = (changed: unknown) => `${header}.${encode(changed)}.${signature}`
  const lastLetter = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const sameBytes = lastLetter[lastLetter.indexOf(signature.at(-1)!) + 1]

  test.each([
    ['a changed payload', withPayload({ ...claims, c: later }), 'wrong-signature'],
    ['a changed signature', `${header}.${payload}.${toBase64url(new Uint8Array(64))}`, 'wrong-signature'],
    ['the same signature in another encoding', statement.slice(0, -1) + sameBytes, 'not-a-statement'],
    ['a truncated code', statement.slice(0, -9), 'not-a-statement'],
    ['one without a signature', `${header}.${payload}.`, 'wrong-signature'],
    ['half a code', statement.slice(0, 90), 'not-a-statement'],
    ['another algorithm', withHeader({ ...named, alg: 'none' }), 'not-a-statement'],
    ['another spelling of the algorithm', withHeader({ ...named, alg: 'Ed25519' }), 'not-a-statement'],
    ['another type', withHeader({ ...named, typ: 'at+jwt' }), 'not-a-statement'],
    [
      'an attacker’s key set in the header',
      withHeader({ ...named, jku: 'https://x.example' }),
      'not-a-statement',
    ],
    ['an attacker’s key in the header', withHeader({ ...named, jwk: keys[0] }), 'not-a-statement'],
    [
      'members in another order',
      withHeader({ typ: 'cert2', alg: 'EdDSA', kid: named.kid }),
      'not-a-statement',
    ],
    ['the id of another of the keys', withHeader({ ...named, kid: keys[0]!.kid }), 'wrong-signature'],
    ['an unknown id', withHeader({ ...named, kid: 'none' }), 'unknown-key'],
    ['an unknown claim', withPayload({ ...claims, exp: 1 }), 'not-a-statement'],
    ['a claim of another type', withPayload({ ...claims, iss: 12 }), 'not-a-statement'],
    ['a claim too few', withPayload({ ...claims, c: undefined }), 'not-a-statement'],
    ['a part too few', withPayload({ ...claims, c: printed.slice(0, -21) }), 'not-a-statement'],
    ['hashes that are cut off', withPayload({ ...claims, c: printed.slice(0, -2) }), 'not-a-statement'],
    [
      'a serial that is no number',
      withPayload({ ...claims, c: printed.replace('/1', '/x') }),
      'not-a-statement',
    ],
    ['a claim named twice', withPayload(JSON.stringify(claims).replace('{', '{"c":"",')), 'not-a-statement'],
    ['a space between claims', withPayload(JSON.stringify(claims).replace(',', ', ')), 'not-a-statement'],
    ['no text', withPayload('[]'), 'not-a-statement'],
    ['padding', `${statement}==`, 'not-a-statement'],
    ['a fourth part', `${statement}.`, 'not-a-statement'],
    ['nothing', '', 'not-a-statement'],
  ])('%s', async (_what, forged, reason) => {
    expect(await check(forged as string)).toMatchObject({ genuine: false, reason })
  })

  test('what another key has signed, under its own id or under ours', async () => {
    const stranger = aRegister()
    expect(await check(await stranger.sign(aCertificate()))).toMatchObject({
      genuine: false,
      reason: 'unknown-key',
    })
    const masked = { ...stranger.key, kid: register.key.kid }
    expect(await check(await register.sign(aCertificate()), [masked])).toEqual({
      genuine: false,
      reason: 'wrong-signature',
    })
  })

  test.each(['letters', 'checks'] as const)('what the key for %s has signed', async (use) => {
    const key = { ...register.key, signs: use }
    expect(await check(await register.sign(aCertificate()), [key])).toEqual({
      genuine: false,
      reason: 'wrong-signature',
    })
  })

  test('a token of an applicant or of staff', async () => {
    const key = generateSigningKey()
    const tokens = createTokenSigner(async () => JSON.stringify(key))
    for (const kind of ['applicant', 'staff'] as const) {
      const token = await tokens.sign(kind, { sub: 'somebody', sid: 'session' }, new Date(), 2e9)
      expect(await check(token, [publicHalf(key)])).toEqual({ genuine: false, reason: 'not-a-statement' })
    }
  })
})

test('none of 10,000 statements with a letter changed, lost, added or moved is genuine', async () => {
  const statement = await register.sign(aCertificate())
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ %'
  const place = fc.nat(statement.length - 1)
  const letter = fc.constantFrom(...letters)
  const mutation = fc.oneof(
    fc.tuple(place, letter).map(([at, one]) => statement.slice(0, at) + one + statement.slice(at + 1)),
    place.map((at) => statement.slice(0, at) + statement.slice(at + 1)),
    fc.tuple(place, letter).map(([at, one]) => statement.slice(0, at) + one + statement.slice(at)),
    fc.tuple(place, place).map(([from, to]) => {
      const moved = [...statement]
      ;[moved[from], moved[to]] = [moved[to]!, moved[from]!]
      return moved.join('')
    }),
    place.map((at) => statement.slice(0, at)),
  )
  await fc.assert(
    fc.asyncProperty(mutation, async (mutated) => {
      fc.pre(mutated !== statement)
      expect((await check(mutated)).genuine).toBe(false)
    }),
    { numRuns: 10_000 },
  )
})

describe('the address of a QR code', () => {
  const origin = 'https://portal.pharmacycouncil.gov.pk'
  const addressOf = async (name: string) => {
    const content = shortEnough(
      origin,
      register.key.kid,
      aCertificate({ name, number: 'B-12345', serial: 12 }),
    )
    return { name: content.name, address: verifyAddress(origin, await register.sign(content)) }
  }

  test('holds a usual name whole', async () => {
    const { name, address } = await addressOf('Muhammad Abdul Rehman Khan')
    expect(name).toBe('Muhammad Abdul Rehman Khan')
    expect(address.length).toBeLessThanOrEqual(longestAddress)
  })

  test('cuts a long name after a word and says so', async () => {
    const { name, address } = await addressOf('Muhammad Abdul Rehman Khan Niazi Bahadur')
    expect(name).toBe('Muhammad Abdul Rehman…')
    expect(address.length).toBeLessThanOrEqual(longestAddress)
  })

  test('is short enough for every name', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 120 }), async (name) => {
        expect((await addressOf(name)).address.length).toBeLessThanOrEqual(longestAddress)
      }),
      { numRuns: 200 },
    )
  })
})
