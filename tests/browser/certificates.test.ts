/** A certificate from the approval to the stranger who scans it, on paper and with the network off. */

import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { publishStandings } from '#functions/certificates/use-cases/publish-standings.ts'
import { readConfig } from '#functions/platform/services/config.ts'
import { createServices } from '#functions/services.ts'
import { earlierStatement } from '#shared/certificates/statements/registration-statement.ts'
import { axeViolations } from '#tests/support/browser/axe.ts'
import { drawnPdf } from '#tests/support/browser/drawn-pdf.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { headingFaults, sidewaysFaults } from '#tests/support/browser/page-layout.ts'
import { openStaffMember, openSubmittedCase } from '#tests/support/browser/staff-and-cases.ts'
import { printed, readPdf } from '#tests/support/files/read-pdf.ts'
import { call } from '#tests/support/portal/http-client.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'
import { until } from '#tests/support/waiting/until.ts'

const journey = await openJourney()
const a4AcrossInPoints = [842, 595]

const servicesOfJourney = () => createServices(readConfig(process.env), { log: () => {} })
const services = servicesOfJourney()
const reception = await openStaffMember(journey.url, 'Rana Reception', 'reception')

const atDesk = async (options = {}) =>
  (await journey.visitor({ storageState: reception.storageState, ...options })).page

/** A certificate that reception has prepared. @returns the address of its QR code, on this portal */
const prepared = async () => {
  const { number } = await aStoredRegistration(services, { photo: null })
  const page = await atDesk()
  await page.goto(`/admin/registrations/${number}/certificate`)
  await page.getByRole('button', { name: 'Prepare certificate' }).press('Enter')
  await page.getByRole('button', { name: 'Print', exact: true }).waitFor()
  const { certificate } = (await services.registrations.read(number, true))!
  const { statement } = (await services.certificates.read(number, 1))!
  return {
    page,
    number,
    serial: certificate!.serial,
    address: `${journey.url}/verify#${statement}`,
    statement,
  }
}

const answer = (page: Page) => page.locator('#verdict')
const faults = async (page: Page) => [
  ...(await axeViolations(page)),
  ...(await headingFaults(page)),
  ...(await sidewaysFaults(page)),
]

describe('on paper', () => {
  test('all approved applications become pages of one print, and the QR code is read', async () => {
    const reviewer = await openStaffMember(journey.url, 'Nadia Reviewer', 'reviewer')
    const accounts = await openStaffMember(journey.url, 'Adeel Accounts', 'accounts')
    const registrar = await openStaffMember(journey.url, 'Rabia Registrar', 'registrar')
    for (const application of [await openSubmittedCase(journey.url), await openSubmittedCase(journey.url)]) {
      await reviewer.review(application.id)
      const payment = { challan_no: application.challan, amount: application.fee, paid_on: '2026-11-19' }
      await accounts.act(application.id, 'verify-fee', { payment })
      await registrar.act(application.id, 'approve')
    }
    const page = await atDesk()
    await page.goto('/admin/cases?status=approved')
    await page.getByRole('link', { name: 'Print all certificates' }).click()
    await page.getByRole('button', { name: 'Prepare 2 certificates' }).press('Enter')
    await page.getByRole('button', { name: 'Print 2 certificates' }).waitFor()
    expect(await faults(page)).toEqual([])

    const pdf = await printed(page)
    const { pages, sizes } = await readPdf(pdf)
    expect(sizes).toEqual([a4AcrossInPoints, a4AcrossInPoints])
    for (const [index, text] of pages.entries())
      expect(text).toMatch(new RegExp(`Certificate of Registration.*A-0000${index + 1}.*Serial number`))

    const { page: reader } = await journey.visitor({ bypassCSP: true })
    const whole = await drawnPdf(reader, pdf, 2, { dotsPerInch: 200 })
    expect(whole.code).toMatch(new RegExp(`^${journey.url}/verify#[\\w.-]+$`))
    expect(whole.code!.length).toBeLessThan(300)

    await reader.goto(whole.code!)
    await answer(reader).filter({ hasText: 'Genuine and in force' }).waitFor()
  })

  test('a duplicate says so, and its dialog asks why', async () => {
    const { page, serial } = await prepared()
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Duplicate' }).press('Enter')
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Prepare the duplicate' }).press('Enter')
    await page.getByText('Duplicate', { exact: true }).and(page.locator('p')).waitFor()
    const { pages, sizes } = await readPdf(await printed(page))
    expect(sizes).toEqual([a4AcrossInPoints])
    expect(pages[0]?.replaceAll(' ', '')).toContain('DUPLICATE')
    expect(pages[0]).toContain(serial.replace(/1$/, '2'))
  })

  test('the number of the sheet is noted where the council uses numbers, and a second certificate cannot have it', async () => {
    const registrar = await openStaffMember(journey.url, 'Sana Registrar', 'registrar')
    const { token } = registrar
    const numbers = (paper_numbers: boolean) =>
      call(journey.url, 'PATCH', '/api/admin/settings', { token, body: { paper_numbers } })
    await numbers(true)
    const noting = async (number: string) => {
      const { page } = await prepared()
      await page.getByRole('button', { name: 'Number of the paper' }).press('Enter')
      await page.getByRole('textbox', { name: 'Number of the paper' }).fill(number)
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter')
      return page
    }
    await (await noting('lhr 0042')).getByText('Paper LHR0042').waitFor()
    const second = await noting('LHR0042')
    await second.getByRole('dialog').getByText('is on this sheet').first().waitFor()
    expect(await second.getByText('Paper LHR0042').count()).toBe(0)
    await numbers(false)
  })

  test('a name of eighty letters in Urdu has room on its one page, in a face that is part of it', async () => {
    const name = 'محمد عبدالرحمن غلام مصطفی خان نیازی '.repeat(3).slice(0, 80).trim()
    const { number } = await aStoredRegistration(services, { name, father_name: name })
    const page = await atDesk({ viewport: { width: 1280, height: 800 } })
    await page.goto(`/admin/registrations/${number}/certificate`)
    await page.getByRole('button', { name: 'Prepare certificate' }).press('Enter')
    await page.getByRole('button', { name: 'Print', exact: true }).waitFor()
    await page.evaluate(() => document.fonts.ready)
    const pdf = await printed(page)
    expect((await readPdf(pdf)).sizes).toEqual([a4AcrossInPoints])
    expect(pdf.toString('latin1')).toMatch(/NotoNastaliqUrdu/)
    const { page: reader } = await journey.visitor({ bypassCSP: true })
    expect((await drawnPdf(reader, pdf, 1, { dotsPerInch: 200 })).code).toContain('/verify#')
  })

  test('a narrow window shows the certificate without scrolling sideways', async () => {
    const { number } = await prepared()
    const page = await atDesk({ viewport: { width: 320, height: 640 } })
    await page.goto(`/admin/registrations/${number}/certificate`)
    await page.getByRole('heading', { name: 'Certificate of Registration' }).waitFor()
    expect(await faults(page)).toEqual([])
  })
})

describe('a stranger', () => {
  test('checks it with the program of the documentation', async () => {
    const { address, number } = await prepared()
    const run = (code: string) =>
      promisify(execFile)(process.execPath, ['docs/check-certificate.mjs', journey.url, code])
    const { stdout } = await run(address)
    expect(stdout).toContain(`Signed: Ayesha Siddiqa, ${number}, certificate 1`)
    expect(stdout).toContain('Today: active, certificate current')
    expect(stdout).toContain('Genuine and in force')
    await expect(run(`${address.slice(0, -20)}AAAAAAAAAAAAAAAAAAAA`)).rejects.toThrow(
      'signature verification failed',
    )
  })

  test('compares the rows of a long letter with its file, and is told of a changed row', async () => {
    const entries = await Promise.all([1, 2, 3, 4].map(() => aStoredRegistration(services, { photo: null })))
    const { page } = await journey.visitor({ acceptDownloads: true })
    await page.goto('/register/check')
    const rows = entries.map(({ number, name }) => `${number}, ${name}`)
    await page.getByLabel('Rows', { exact: true }).fill([...rows, 'A-40404, Dr Fraud'].join('\n'))
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    const answered = page.waitForResponse('**/api/register/letter')
    await page.getByRole('button', { name: 'Make a verification letter' }).click()
    const { code } = (await (await answered).json()).data
    const [sheet] = (await readPdf(await printed(page))).pages
    expect(sheet).toMatch(/Verification letter.*A40404.*No registration has this number/)
    expect(sheet).not.toContain('Dr Fraud')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save its rows as CSV' }).click()
    const file = await readFile(await (await saved).path())

    await page.goto(code)
    await answer(page).filter({ hasText: 'Genuine verification letter' }).waitFor()
    await page.getByText('Look at the address of this page').waitFor()
    const open = (buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name: 'letter.csv', mimeType: 'text/csv', buffer })
    await open(file)
    await page.getByText('The council signed exactly these rows (5)').waitFor()
    expect(await faults(page)).toEqual([])
    await open(Buffer.from(file.toString().replace('No registration has this number', 'In force')))
    await page.getByText('These are not the rows of this letter').waitFor()
  })

  test('is told of a forged code, pastes another one, and reads the answer in Urdu', async () => {
    const { address, statement } = await prepared()
    const { page } = await journey.visitor()
    await page.goto(`/verify#${statement.slice(0, -30)}AAAA${statement.slice(-26)}`)
    await answer(page).filter({ hasText: 'Not genuine' }).waitFor()
    expect(await faults(page)).toEqual([])
    const field = page.getByLabel('Link or code of the QR code')
    await page.getByRole('button', { name: 'Check' }).click()
    await page.getByText('Paste the link or the code').waitFor()
    await field.fill(` ${address.slice(0, 90)}\n${address.slice(90)} `)
    await page.getByRole('button', { name: 'Check' }).click()
    await answer(page).filter({ hasText: 'Genuine and in force' }).waitFor()
    await page.getByRole('link', { name: 'اردو' }).click()
    await answer(page).filter({ hasText: 'اصلی اور مؤثر' }).waitFor()
    await page.locator('.verdict strong', { hasText: '/ur/verify' }).waitFor()
  })

  test('opens the page with the network off once it was opened before, and reads what last night’s list says', async () => {
    const [certificate, suspended] = [await prepared(), await prepared()]
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000)
    const since = { since: '2026-01-01', reason: 'under-inquiry' as const }
    const list = await publishStandings({ ...services, clock: () => tomorrow })
    list.begin()
    for (const [{ number }, change] of [[certificate, null] as const, [suspended, since] as const])
      list.see({ ...(await services.registrations.read(number, true))!, suspended: change }, '2026-11-26')
    await list.end()

    const { name, category, ...dates } = (await services.registrations.read(suspended.number, true))!
    const letter = await services.statementSigner.sign(earlierStatement, () => ({
      ...{ ...dates, number: suspended.number, name, category },
      ...{ issued_on: '2026-11-20', counts_until: '2036-11-20' },
    }))

    const { page, troubles } = await journey.visitor({ viewport: { width: 320, height: 640 } })
    troubles.expect(/ERR_INTERNET_DISCONNECTED/)
    const isKept = async () => {
      const cache = await caches.open(`kept of ${location.pathname}`)
      const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
      return [location.pathname, '/api/register/keys', '/log/standings'].every((path) => kept.includes(path))
    }
    for (const path of ['/ur/verify', '/verify']) {
      await page.goto(path)
      await until(() => page.evaluate(isKept), 'the page is kept')
    }
    const register = /\/api\/register\/[^/]+\/standing/
    await page.route(register, () => {}) // never answered
    await page.goto(certificate.address)
    await answer(page).filter({ hasText: 'Genuine and in force, as of' }).waitFor()
    await page.unroute(register)

    await page.context().setOffline(true)
    await page.goto('about:blank')
    await page.goto(suspended.address.replace('/verify', '/ur/verify'))
    await answer(page).filter({ hasText: 'اصلی، مگر معطل، بمطابق' }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.goto('about:blank')
    await page.goto(`/verify#${letter}`)
    await answer(page).filter({ hasText: 'Genuine statement of registration, but suspended as of' }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.goto('about:blank')
    await page.goto(certificate.address)
    await answer(page).filter({ hasText: 'Genuine and in force, as of' }).waitFor()
    await page.getByText('Its list of that time, which this device has kept').waitFor()
    expect(await faults(page)).toEqual([])
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Ask again' }).press('Enter')
    await answer(page)
      .filter({ hasText: /^Genuine and in force$/ })
      .waitFor()

    await page.goto('/auth/login')
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  })
})
