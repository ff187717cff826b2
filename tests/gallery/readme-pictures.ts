/** The four pictures of the README, of the demonstration: a phone beside a computer, twice. */
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { applicantOf, demonstrationPassword as password } from '#infra/local/demonstration/applicants.ts'
import { plannedApplications } from '#infra/local/demonstration/applications.ts'
import { staff } from '#infra/local/demonstration/office.ts'
import { type StoryName, stories } from '#infra/local/demonstration/stories.ts'
import { casePath, certificatePath, paths } from '#shared/paths.ts'
import { heading } from '#tests/support/browser/forms.ts'
import { imagesDecoded } from '#tests/support/files/read-pdf.ts'
import { call } from '#tests/support/portal/http-client.ts'
import { patienceInMs } from '#tests/support/waiting/until.ts'

/** The README shows both at one height. */
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 1.5 }
const computer = { viewport: { width: 1280, height: 836 } }

/** Instead of the address of this machine. */
const publicAddress = 'https://portal.council.example'

const emailIn = (story: StoryName): string =>
  applicantOf(plannedApplications.find((planned) => planned.story === stories[story])?.number ?? 0).account
    .email

export const takeReadmePictures = async (url: string, browser: Browser, folder: string) => {
  const tokenOf = async (path: string, email: string): Promise<string> =>
    (await call(url, 'POST', path, { body: { email, password } })).body.data.token
  const data = async (path: string, token: string) => (await call(url, 'GET', path, { token })).body.data
  const reviewer = await tokenOf('/api/admin/auth/login', staff.reviewer.email)
  const reception = await tokenOf('/api/admin/auth/login', staff.reception.email)
  const applicant = await tokenOf('/api/auth/login', emailIn('certificate ready'))
  const holder = await tokenOf('/api/auth/login', emailIn('collected'))
  const { registration } = await data('/api/auth/user', holder)
  const { rows } = await data('/api/admin/cases?status=in-review', reviewer)
  const certificate = `/api/admin/registrations/${registration.number.replace('-', '')}/certificate`
  const { current } = await data(certificate, reception)

  /** Opens a page and keeps what `of` returns of it; the whole window where it returns nothing. */
  const keep = async (
    name: string,
    path: string,
    { token, screen }: { token: { [kind: string]: string }; screen: object },
    of: (page: Page) => Promise<ReturnType<Page['locator']> | undefined>,
  ) => {
    const localStorage = Object.entries(token).map(([kind, value]) => ({ name: kind, value }))
    const context = await browser.newContext({
      ...{ ...screen, baseURL: url, locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' },
      storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    })
    context.setDefaultTimeout(patienceInMs)
    const page = await context.newPage()
    await page.route(`**${certificate}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll(url, publicAddress) })
    })
    await page.goto(path)
    await heading(page).waitFor()
    const part = await of(page)
    await imagesDecoded(page)
    const file = join(folder, name)
    const type = name.endsWith('.jpg') ? 'jpeg' : 'png'
    await writeFile(
      file,
      await (part ?? page).screenshot({ type, quality: type === 'jpeg' ? 85 : undefined }),
    )
    await context.close()
    return { file, bytes: (await stat(file)).size }
  }
  /** Scrolls until this is at the top, below what sticks there. */
  const scrolledTo = async (page: Page, wanted: ReturnType<Page['locator']>, below: number) => {
    await wanted.waitFor()
    await page.waitForLoadState('networkidle')
    await wanted.evaluate((it, top) => window.scrollBy(0, it.getBoundingClientRect().top - top), below)
    return undefined
  }

  await mkdir(folder, { recursive: true })
  return [
    await keep('dashboard.png', paths.dashboard, { token: { token: applicant }, screen: phone }, (page) =>
      scrolledTo(page, page.getByRole('heading', { name: 'My application' }), 90),
    ),
    await keep(
      'case.png',
      `${casePath(rows[1].id)}?status=in-review`,
      { token: { admin_token: reviewer }, screen: computer },
      (page) => scrolledTo(page, page.locator('[data-section]').first(), 250),
    ),
    await keep(
      'public-check.png',
      current.address.slice(url.length),
      { token: {}, screen: phone },
      async (page) => {
        await page.getByRole('heading', { name: 'Genuine and in force' }).waitFor()
        return undefined
      },
    ),
    await keep(
      'certificate.jpg', // its fine lines are half a megabyte as PNG
      certificatePath(registration.number),
      { token: { admin_token: reception }, screen: computer },
      async (page) => page.locator('.certificates'),
    ),
  ]
}
