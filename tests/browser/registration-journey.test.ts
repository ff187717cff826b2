/** One registration over its years: certificate, stranger, suspension, expiry, renewal, and the next certificate. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readConfig } from '#functions/platform/services/config.ts'
import { createServices } from '#functions/services.ts'
import { payFirst } from '#shared/applications/rules/applicant-next-act.ts'
import { addDays, dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { validUntil } from '#shared/register/rules/registration.ts'
import { axeViolations } from '#tests/support/browser/axe.ts'
import { stepsAtCase } from '#tests/support/browser/case-steps.ts'
import { drawnPdf } from '#tests/support/browser/drawn-pdf.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { headingFaults, sidewaysFaults } from '#tests/support/browser/page-layout.ts'
import { openStaffMember, openSubmittedCase, waitForCase } from '#tests/support/browser/staff-and-cases.ts'
import { addDocument, aPhotoFile, countTaps, type Phone, smallPhone } from '#tests/support/browser/taps.ts'
import { printed, readPdf } from '#tests/support/files/read-pdf.ts'
import { changeStored } from '#tests/support/register/registrations.ts'

const journey = await openJourney()
const today = dayInKarachi(new Date())
const a4AcrossInPoints = [842, 595]
/** Smaller, grey, speckled and a little turned, as of a cheap copier. */
const badCopy = { dotsPerInch: 160, speckles: 0.02, fade: 0.4 }

const servicesOfJourney = () => createServices(readConfig(process.env), { log: () => {} })

/** The whole office, and an application that it has approved. */
const anApproval = async () => {
  const { url } = journey
  const application = await openSubmittedCase(url)
  const clerk = await openStaffMember(url, 'Nadia Aslam', 'reviewer', 'accounts', 'reception')
  const registrar = await openStaffMember(url, 'Rabia Registrar', 'registrar')
  const second = await openStaffMember(url, 'Rafiq Registrar', 'registrar')
  const { id } = (await application.get('/api/auth/user')).body.data
  const pay = async (challan_no: string, amount: number) =>
    clerk.act(id, 'verify-fee', { payment: { challan_no, amount, paid_on: '2026-11-19' } })
  await clerk.review(id)
  await pay(application.challan, application.fee)
  await registrar.act(id, 'approve')
  const { registration } = (await servicesOfJourney().accounts.read(id))!
  return { ...application, id, clerk, registrar, second, pay, number: registration!.number }
}

/** Prepares or opens the certificate of a registration and prints it. @returns what the QR code of the paper says */
const paperOf = async (page: Page, number: string, button: string) => {
  await page.goto(`/admin/registrations/${number}/certificate`)
  await page.getByRole('button', { name: button }).click()
  // Until the new paper is there, Print is the button of the former one.
  await page.getByRole('button', { name: /^Prepar/ }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Print', exact: true }).waitFor()
  const isPhotoDrawn = () =>
    page.locator('img.certificate-photo').evaluate((photo: HTMLImageElement) => photo.naturalWidth > 100)
  await expect.poll(isPhotoDrawn).toBe(true)
  const pdf = await printed(page)
  const { pages, sizes } = await readPdf(pdf)
  expect(sizes).toEqual([a4AcrossInPoints])
  expect(pages[0]).toContain(number)
  const { page: reader } = await journey.visitor({ bypassCSP: true })
  // A phone takes picture after picture, until it reads one.
  for (const turnedByDegrees of [1.5, -2, 1, 3, -1, 2]) {
    const { code } = await drawnPdf(reader, pdf, 1, { ...badCopy, turnedByDegrees })
    if (code) return code
  }
  throw new Error('The code of the certificate cannot be read from a bad copy')
}

/** A stranger with a phone who scans papers. No request may carry what is signed. */
const aStranger = async () => {
  const { page } = await journey.visitor({ viewport: { width: 320, height: 640 } })
  const asked: string[] = []
  let isLookedAt = false
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  return {
    reads: async (code: string, words: string) => {
      await page.goto('about:blank')
      await page.goto(code)
      await page.locator('#verdict').filter({ hasText: words }).waitFor()
      // The other answers are scenes of tests/support/browser/scenes.
      const known = isLookedAt ? [] : [...(await axeViolations(page)), ...(await headingFaults(page))]
      isLookedAt = true
      expect([...known, ...(await sidewaysFaults(page))]).toEqual([])
    },
    /** Requests with a part of what is signed. Playwright names the fragment of a page, which no line carries. */
    told: (code: string) =>
      asked.map((line) => line.replace(/#\S*/, '')).filter((line) => line.includes(code.slice(-80))),
  }
}

type Approval = Awaited<ReturnType<typeof anApproval>>

/** One registrar proposes, another confirms. */
const changeStanding = async ({ number, registrar, second }: Approval, act: string, reason: string) => {
  const { page } = await journey.visitor({ storageState: registrar.storageState })
  await page.goto(`/admin/registrations/${number}`)
  await page.getByRole('link', { name: act, exact: true }).click()
  await page.getByLabel('Reason').selectOption(reason)
  await page.getByLabel('Basis of the decision').fill('Decision 12 of the committee')
  await page.getByRole('button', { name: 'Send for confirmation' }).click()
  await page.getByText('Sent to another registrar for confirmation').waitFor()
  const { page: other } = await journey.visitor({ storageState: second.storageState })
  await other.goto('/admin/confirmations')
  await other.getByText(`${act} ${number}`).first().waitFor()
  await other.getByRole('button', { name: 'Confirm' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await other.getByRole('status').filter({ hasText: 'Confirmed' }).waitFor()
}

/** Three screens on a phone. @returns the touches */
const renew = async ({ token, number }: Approval, end: string) => {
  const { page } = await journey.visitor({ ...smallPhone, reducedMotion: 'reduce', token })
  const phone = countTaps(page)
  phone.begin('renewal')
  await page.goto('/')
  await phone.button('Renew your registration')
  await phone.says('Renewal, 1 of 3: What we hold')
  await phone.says(number)
  await phone.link('All of this is still right')
  await phone.says('Renewal, 2 of 3: Fee and voucher')
  await phone.says(`A renewal is in time until ${formatDate(addDays(end, 90))}.`)
  await phone.says(/^Fee: Rs\. \d+/)
  await phone.link('Continue')
  await phone.says('Renewal, 3 of 3: Declare and hand in')
  await phone.button('Hand in the renewal')
  await phone.says('Your renewal is handed in')
  return phone
}

/** What the person reads first after the hand-in: pay, then add the slip. The one of the last fee is not taken for it. */
const addSlip = async (phone: Phone) => {
  await phone.page.addInitScript(() => {
    window.print = () => window.dispatchEvent(new Event('afterprint'))
  })
  await phone.page.goto('/')
  await phone.says(payFirst)
  await phone.link('Print the form and fee vouchers')
  await phone.button('Print Application Form')
  await phone.link('Add Paid bank deposit slip')
  await addDocument(phone, 'Paid bank deposit slip', aPhotoFile(900, 1301))
  await phone.page.goto('/')
  await phone.says('Nothing is missing')
}

/** The reviewer is told that nothing changed, and nothing is looked at a second time. */
const decideUnchanged = async ({ id, clerk, registrar, pay, get }: Approval) => {
  const form = (await get('/api/auth/user')).body.data.application_form
  const office = await journey.visitor({ storageState: clerk.storageState })
  await office.page.goto(`/admin/cases/${id}`)
  await waitForCase(office.page)
  await office.page.getByText(/^Nothing changed: records and documents are those of PC-/).waitFor()
  await office.page.getByRole('button', { name: 'Start review' }).first().click()
  await office.page.getByRole('button', { name: 'Recommend approval' }).first().waitFor()
  await office.page.getByText(/^\d+ values are those of PC-\S+, which was approved$/).waitFor()
  expect(await office.page.locator('.point-right:visible').count()).toBe(0)
  await office.page.getByRole('button', { name: 'Papers 0/1' }).waitFor()
  await clerk.act(id, 'recommend-approval')
  await pay('CH-renewal', form.fee_amount)
  await registrar.act(id, 'approve')
  return form
}

test('from the approval to the paper that replaces the first one, and what a stranger reads at every step', async () => {
  const approval = await anApproval()
  const { id, number, clerk } = approval
  const { page: desk } = await journey.visitor({ storageState: clerk.storageState })
  const first = await paperOf(desk, number, 'Prepare certificate')
  expect(first).toMatch(new RegExp(`^${journey.url}/verify#[\\w.-]+$`))
  const steps = stepsAtCase(desk, id)
  await steps.open()
  await steps.act('Certificate ready', 'Certificate ready')
  await steps.act('Hand over certificate', 'Certificate handed over', async (dialog) => {
    await dialog.getByLabel('I have seen the original CNIC').check()
    const reason = dialog.getByLabel('Reason')
    if (await reason.count()) await reason.fill('The papers came by post')
  })
  const stranger = await aStranger()
  await stranger.reads(first, 'Genuine and in force')
  await changeStanding(approval, 'Suspend', 'under-inquiry')
  await stranger.reads(first, 'Genuine, but suspended')
  await changeStanding(approval, 'Reinstate', 'period-over')
  await stranger.reads(first, 'Genuine and in force')

  // Years pass: the dates of the entry move back, so that it ended 20 days ago.
  const end = addDays(today, -20)
  await changeStored(servicesOfJourney(), number, {
    ...{ first_registered_on: addDays(end, -1826), valid_until: end },
    ...{ renew_from: addDays(end, -90), grace_until: addDays(end, 90), lapses_on: addDays(end, 1096) },
  })
  await stranger.reads(first, 'Genuine, but expired')
  const phone = await renew(approval, end)
  console.info('touches of an unchanged renewal:', phone.total())
  expect(phone.total()).toBeLessThanOrEqual(4)
  await addSlip(phone)
  const form = await decideUnchanged(approval)
  expect(form).toMatchObject({ registrationNo: number, expiryDate: end })
  await phone.page.goto('/')
  await phone.says('Renewed until')
  await phone.says(formatDate(validUntil(addDays(end, 1), { years: 5 })))
  expect(await phone.page.getByRole('button', { name: 'Renew your registration' }).count()).toBe(0)

  await phone.page.goto('/own-registration')
  await phone.page.getByRole('button', { name: 'Make a statement of registration' }).click()
  await phone.page.getByRole('button', { name: 'Print the letter' }).waitFor()
  const { pages } = await readPdf(await printed(phone.page))
  expect(pages).toEqual([
    expect.stringMatching(
      /^Pharmacy Council ?Statement of registration(?!.*(Print the letter|Ask for a change|History))/,
    ),
  ])

  const next = await paperOf(desk, number, 'Prepare the new certificate')
  await stranger.reads(first, 'Genuine, but replaced by a newer certificate')
  await stranger.reads(next, 'Genuine and in force')
  expect([...stranger.told(first), ...stranger.told(next)]).toEqual([])
})
