/** No changed token is ever accepted. */
import { createHmac, generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { importJWK, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { aPerson } from '#tests/support/people/applicants.ts'
import { aClock, openStack } from '#tests/support/portal/stack.ts'

const clock = aClock()
const stack = await openStack({ clock: clock.now })
const token = (await stack.invoke('auth.register', { body: aPerson() })).body.data.token

const isAccepted = (candidate: string): Promise<boolean> =>
  stack.services.tokens.verify('applicant', candidate, clock.now()).then(
    () => true,
    () => false,
  )

const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const decodedEnd = (text: string) => Buffer.from(text.split('.')[2] ?? '', 'base64url')

test('a valid token is accepted and has the required claims', async () => {
  const [head, payload] = token.split('.') as [string, string]
  expect(await isAccepted(token)).toBe(true)
  expect(decode(head)).toMatchObject({ alg: 'EdDSA', typ: 'at+jwt', kid: expect.any(String) })
  expect(decode(payload)).toMatchObject({ iss: 'pharmacy-council-portal/applicant', aud: 'applicant' })
})

test('a token with any one character changed is refused', async () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.'
  const signatureStart = token.lastIndexOf('.')
  const property = fc.asyncProperty(
    fc.integer({ min: 0, max: token.length - 1 }),
    fc.integer({ min: 0, max: alphabet.length - 1 }),
    async (place, letter) => {
      fc.pre(token[place] !== alphabet[letter] && place !== signatureStart)
      expect(await isAccepted(token.slice(0, place) + alphabet[letter] + token.slice(place + 1))).toBe(false)
    },
  )
  await fc.assert(property, { numRuns: 500 })
})

test('a signature is accepted in one encoding only: no other last character, no padding', async () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const others = [...alphabet].filter((letter) => letter !== token.at(-1))
  const candidates = others.map((letter) => token.slice(0, -1) + letter)
  const sameBytes = candidates.filter((one) => decodedEnd(one).equals(decodedEnd(token)))
  expect(sameBytes).toHaveLength(15) // two bits of the last character count, four do not
  for (const candidate of [...candidates, `${token}=`, `${token}==`, `${token} `])
    expect(await isAccepted(candidate)).toBe(false)
})

test('tokens with other algorithms, keys or claims are refused', async () => {
  const [head, payload, signature] = token.split('.') as [string, string, string]
  const header = decode(head)
  const claims = decode(payload)
  const [publicKey] = await stack.services.verificationKeys.of('applicant')
  const { privateKey } = generateKeyPairSync('ed25519')
  const foreign = await importJWK(privateKey.export({ format: 'jwk' }), 'EdDSA')
  const unsigned = `${encode({ ...header, alg: 'none' })}.${payload}.`
  const hmacHead = encode({ ...header, alg: 'HS256' })
  const hmac = createHmac('sha256', Buffer.from(publicKey?.x ?? '', 'base64url')).update(
    `${hmacHead}.${payload}`,
  )
  const signed = (changes: object, headers: object = {}) =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader({ ...header, ...headers }).sign(foreign)

  const forged = [
    unsigned,
    `${hmacHead}.${payload}.${hmac.digest('base64url')}`,
    await signed({}),
    await signed({}, { kid: '../../dev/null' }),
    await signed({}, { jku: 'https://evil.example/keys', kid: 'evil' }),
    `${encode({ ...header, crit: ['exp'] })}.${payload}.${signature}`,
    `${head}.${encode({ ...claims, exp: claims.exp + 1 })}.${signature}`,
    `${head}.${payload}`,
  ]
  for (const candidate of forged) expect(await isAccepted(candidate)).toBe(false)
})

test('a staff token is refused for applicants, and an expired token is refused', async () => {
  const { tokenSigner } = stack.services
  const soon = Math.floor(clock.now().getTime() / 1000) + 60
  const staff = await tokenSigner.sign('staff', { sub: 'x', sid: 'y' }, clock.now(), soon)
  const short = await tokenSigner.sign('applicant', { sub: 'x', sid: 'y' }, clock.now(), soon)
  expect([await isAccepted(staff), await isAccepted(short)]).toEqual([false, true])
  clock.turn(61)
  expect(await isAccepted(short)).toBe(false)
})
