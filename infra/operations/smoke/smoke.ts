/** Uses the whole portal once over HTTP: on one machine, after each deploy, and every five minutes as the canary. */
import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { paths } from '#shared/paths.ts'
import { type Call, openCalls } from './calls.ts'

/** The smallest grey PNG; the brightness of its one pixel makes the file of each run a different one. */
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const chunk = (name: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** @param brightness 0 to 255 */
const testImage = (brightness: number): Buffer =>
  Buffer.concat([
    signature,
    chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
    chunk('IDAT', deflateSync(Buffer.from([0, brightness]))),
    chunk('IEND', Buffer.alloc(0)),
  ])

/** The applicant's account of the test, which is used for nothing else. */
export interface SmokeAccount {
  name: string
  father_name: string
  cnic: string
  phone: string
  email: string
  password: string
}

interface SmokeOptions {
  /** Origin of the portal, such as `https://portal.example`. */
  url: string
  account: SmokeAccount
  /** Registers the account when signing in fails: the first run after a first deploy. */
  mayRegister?: boolean
  /** Called with each step that is done. */
  report?: (step: string) => void
}

const documentPath = '/api/user-documents/cnic_front_image'

const loadPages = async (call: Call): Promise<void> => {
  const page = await call('GET', '/', { expect: 200 })
  const entry = /<script[^>]+src="([^"]+)"/.exec(page.text)?.[1]
  if (!entry) throw new Error('the page names no script')
  await call('GET', entry, { expect: 200 })
  const signInPage = await call('GET', paths.login, { expect: 200 })
  if (!signInPage.text.includes('<form')) throw new Error('the sign-in page comes without its form')
  for (const path of [paths.verify, paths.adminLogin]) await call('GET', path, { expect: 200 })
  await call('GET', '/no-such-page', { expect: 404 })
}

/** What anybody asks of the register, and the desk, which is open to nobody from outside. */
const lookFromOutside = async (call: Call): Promise<void> => {
  await call('GET', '/api/register?number=A-1', { expect: 200 })
  await call('GET', '/api/register/keys', { expect: 200 })
  await call('GET', '/api/admin/cases', { expect: 401 })
}

const signIn = async (call: Call, { account, mayRegister }: SmokeOptions): Promise<string> => {
  const { email, password } = account
  const known = await call('POST', '/api/auth/login', { body: { email, password } })
  if (known.status === 200) return known.data.token
  if (!mayRegister || known.status !== 422) throw new Error(`answered ${known.status}`)
  const body = { ...account, password_confirmation: password }
  return (await call('POST', '/api/auth/register', { body, expect: 201 })).data.token
}

const upload = async (call: Call, picture: Buffer): Promise<void> => {
  const sha256 = createHash('sha256').update(picture).digest('base64')
  const body = { name: 'cnic_front_image', type: 'image/png', size: picture.length, sha256 }
  const { id, url, fields } = (await call('POST', '/api/uploads/grants', { body, expect: 201 })).data
  const form = new FormData()
  for (const [name, value] of Object.entries<string>(fields)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(picture)]))
  const stored = await fetch(url, { method: 'POST', body: form })
  if (!stored.ok) throw new Error(`the object store answered ${stored.status}`)
  await call('POST', `/api/uploads/grants/${id}`, { expect: 200 })
}

/** Every step with what it does, in order. */
export const smokeSteps = (options: SmokeOptions): [string, () => Promise<unknown>][] => {
  const { call, setToken } = openCalls(options.url)
  const picture = testImage(Date.now() % 256)
  return [
    ['pages', () => loadPages(call)],
    ['health', () => call('GET', '/api/health', { expect: 200 })],
    ['register and desk', () => lookFromOutside(call)],
    ['sign in', async () => setToken(await signIn(call, options))],
    ['current user', () => call('GET', '/api/auth/user', { expect: 200 })],
    ['fee', () => call('GET', '/api/calculate-fee?issue_date=2020-01-01', { expect: 200 })],
    ['upload', () => upload(call, picture)],
    [
      'read back',
      async () => {
        const { bytes } = await call('GET', documentPath, { expect: 200 })
        if (!bytes.equals(picture)) throw new Error('other bytes came back')
      },
    ],
    ['remove', () => call('DELETE', documentPath, { expect: 200 })],
    ['sign out', () => call('POST', '/api/auth/logout', { expect: 200 })],
    ['signed out', () => call('GET', '/api/auth/user', { expect: 401 })],
  ]
}

/**
 * Loads the pages, signs in, reads, computes a fee, uploads, reads back, removes and signs out.
 * @throws Error that names the step and what was answered, and no personal data
 */
export const smoke = async (options: SmokeOptions): Promise<void> => {
  for (const [step, run] of smokeSteps(options)) {
    await run().catch((error: Error) => {
      throw new Error(`Smoke test, ${step}: ${error.message}`)
    })
    options.report?.(step)
  }
}
