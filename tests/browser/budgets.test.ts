/** The first page: its bytes as transferred, compressed with brotli, and no requests elsewhere. */

import { request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { heading } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { openAccount, openAccountAt } from '#tests/support/people/applicants.ts'

const journey = await openJourney()
const kilobyte = 1024
/** Brotli; the page must open within seconds on slow lines, where a request costs as much as 20 KB. */
const budgets = {
  '/auth/login': { script: 90 * kilobyte, scripts: 6, style: 14 * kilobyte },
  '/': { script: 109 * kilobyte, scripts: 8, style: 14 * kilobyte },
}
const mostHtml = 8 * kilobyte // with headers in the first ten packets

/** The bytes of a file as a browser that takes brotli gets them. */
const sent = (address: string): Promise<{ bytes: number; encoding: string | undefined }> =>
  new Promise((resolve, reject) => {
    const outgoing = request(address, { headers: { 'accept-encoding': 'br' } }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk) => chunks.push(chunk))
      incoming.on('end', () => {
        const body = Buffer.concat(chunks)
        const encoding = incoming.headers['content-encoding']
        if (encoding === 'br') brotliDecompressSync(body)
        resolve({ bytes: body.length, encoding })
      })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })

test.each([
  ['/auth/login', 'Sign in'],
  ['/', 'Welcome, Ayesha'],
] as const)('%s loads no more than its budget', async (path, title) => {
  // After the last form: before it, the dashboard fetches the next one once it is shown.
  const signedIn = path === '/' && { token: (await openAccountAt(journey.url, 'form')).token }
  const { page } = await journey.visitor({ ...signedIn })
  const files: Record<'script' | 'stylesheet', string[]> = { script: [], stylesheet: [] }
  page.on('request', (request) => {
    const type = request.resourceType()
    if (type === 'script' || type === 'stylesheet') files[type].push(request.url())
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await heading(page).filter({ hasText: title }).waitFor()

  const weigh = async (addresses: string[]) => {
    const answers = await Promise.all(addresses.map(sent))
    expect(answers.map((answer) => answer.encoding)).toEqual(answers.map(() => 'br'))
    return answers.reduce((sum, answer) => sum + answer.bytes, 0)
  }
  const script = await weigh(files.script)
  const style = await weigh(files.stylesheet)
  console.info(`${path}: ${script} bytes in ${files.script.length} scripts, ${style} bytes of style`)

  const budget = budgets[path]
  expect(files.script.length).toBeGreaterThan(0)
  expect(files.script.length).toBeLessThanOrEqual(budget.scripts)
  expect(script).toBeLessThanOrEqual(budget.script)
  expect(style).toBeLessThanOrEqual(budget.style)
})

test.each(['/auth/login', '/auth/start', '/auth/register', '/'])(
  'the HTML of %s fits into what a server sends before it waits for the browser',
  async (path) => {
    const { bytes, encoding } = await sent(journey.url + path)
    expect(encoding).toBe('br')
    expect(bytes).toBeLessThanOrEqual(mostHtml)
  },
)

test('a visit sends requests to the portal only', async () => {
  const { page } = await journey.visitor()
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(journey.url)) elsewhere.push(request.url())
  })
  for (const path of ['/auth/login', '/auth/register', '/admin/auth/login', '/privacy'])
    await page.goto(path, { waitUntil: 'networkidle' })
  expect(elsewhere).toEqual([])
})

test('the first screen waits only for its code and for the session, both requested at once, and for no timer', async () => {
  const { token } = await openAccount(journey.url)
  const { page } = await journey.visitor({ token })
  const asked = page.waitForRequest('**/api/auth/user')
  await page.route('**/assets/calculator-page-*.js', async (route) => {
    await asked
    await route.continue()
  })
  // A placeholder that React has shown would stay until the clock goes on.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/calculator')
  await heading(page).filter({ hasText: 'Calculator' }).waitFor()
})
