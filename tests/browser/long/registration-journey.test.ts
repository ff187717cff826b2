/** One registration over its years, by a clock that moves: certificate, stranger, suspension, renewals, another name, and the next certificates. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readConfig } from '#functions/platform/services/config.ts'
import { createServices } from '#functions/services.ts'
import { payFirst } from '#shared/applications/rules/applicant-next-act.ts'
import { addDays, dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { validUntil } from '#shared/register/rules/registration.ts'
import { axeViolations } from '#tests/support/browser/axe.ts'
import { stepsAtCase } from '#tests/support/browser/case-steps.ts'
import { type Copy, drawnPdf } from '#tests/support/browser/drawn-pdf.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { headingFaults, sidewaysFaults } from '#tests/support/browser/page-layout.ts'
import { openStaffMember, openSubmittedCase, waitForCase } from '#tests/support/browser/staff-and-cases.ts'
import { addDocument, aPhotoFile, countTaps, type Phone, smallPhone } from '#tests/support/browser/taps.ts'
import { printed, readPdf } from '#tests/support/files/read-pdf.ts'
import { call } from '#tests/support/portal/http-client.ts'

/** How far the years have moved on. */
let passedInMs = 0
const clock = () => new Date(Date.now() + passedInMs)
const today = () => dayInKarachi(clock())
const goTo = (day: string) => {
  passedInMs = Date.parse(`${day}T07:00:00Z`) - Date.now()
}

const journey = await openJourney({ clock })
const a4AcrossInPoints = [842, 595]
const graceDays = 90
/** Smaller, grey, speckled and a little turned, as of a cheap copier. */
const badCopy = { dotsPerInch: 160, speckles: 0.02, fade: 0.4 }

const servicesOfJourney = () => createServices(readConfig(process.env), { log: () => {}, clock })

/** People whose sessions are of this year. */
const anOffice = async (id: string) => {
  const { url } = journey
  const clerk = await openStaffMember(url, 'Nadia Aslam', 'reviewer', 'accounts', 'reception')
  const registrar = await openStaffMember(url, 'Rabia Registrar', 'registrar')
  const second = await openStaffMember(url, 'Rafiq Registrar', 'registrar')
  const pay = (challan_no: string, amount: number) =>
    clerk.act(id, 'verify-fee', { payment: { challan_no, amount, paid_on: today() } })
  return { clerk, registrar, second, pay }
}
type Office = Awaited<ReturnType<typeof anOffice>>

/** An application that the office has approved. */
const anApproval = async () => {
  const application = await openSubmittedCase(journey.url)
  const { id, challan, fee } = application
  const office = await anOffice(id)
  await office.clerk.review(id)
  await office.pay(challan, fee)
  await office.registrar.act(id, 'approve')
  const { registration } = (await servicesOfJourney().accounts.read(id))!
  return { application, id, office, number: registration!.number }
}

const byButton = (name: string) => (page: Page) => page.getByRole('button', { name }).click()
const asCorrected = async (page: Page) => {
  await page.getByRole('button', { name: 'Duplicate' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'The register was corrected' }).check()
  await dialog.getByRole('button', { name: 'Prepare the duplicate' }).click()
}

/** Prepares or opens the certificate of a registration and prints it. @returns what the QR code of the paper says */
const paperOf = async (
  page: Page,
  number: string,
  prepare: (page: Page) => Promise<void>,
  copy: Omit<Copy, 'turnedByDegrees'> = { dotsPerInch: 200 },
) => {
  await page.goto(`/admin/registrations/${number}/certificate`)
  await prepare(page)
  // Until the new paper is there, Print is the button of the former one, and a dialog stands above it.
  await page.getByRole('button', { name: /^(Prepar|Saving)/ }).waitFor({ state: 'detached' })
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
  for (const turnedByDegrees of [1.5, -2, 1, 3, -1, 2, 0.5, -1.5, 2.5, -0.5, 0]) {
    const { code } = await drawnPdf(reader, pdf, 1, { ...copy, turnedByDegrees })
    if (code) return code
  }
  throw new Error('The code of the certificate cannot be read')
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
      await page.clock.setFixedTime(clock())
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

const confirms = async ({ storageState }: Office['second'], words: string) => {
  const { page } = await journey.visitor({ storageState })
  await page.goto('/admin/confirmations')
  await page.getByText(words).first().waitFor()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('status').filter({ hasText: 'Confirmed' }).waitFor()
}

/** One registrar proposes, another confirms. */
const changeStanding = async (number: string, { registrar, second }: Office, act: string, reason: string) => {
  const { page } = await journey.visitor({ storageState: registrar.storageState })
  await page.goto(`/admin/registrations/${number}`)
  await page.getByRole('link', { name: act, exact: true }).click()
  await page.getByLabel('Reason').selectOption(reason)
  await page.getByLabel('Basis of the decision').fill('Decision 12 of the committee')
  await page.getByRole('button', { name: 'Send for confirmation' }).click()
  await page.getByText('Sent to another registrar for confirmation').waitFor()
  await confirms(second, `${act} ${number}`)
}

/** Who has signed in again, with a phone whose touches are counted. */
const aPhone = async ({ email, password }: { email: string; password: string }) => {
  const { body } = await call(journey.url, 'POST', '/api/auth/login', { body: { email, password } })
  const { token } = body.data
  const { page } = await journey.visitor({ ...smallPhone, reducedMotion: 'reduce', token })
  await page.addInitScript(() => {
    window.print = () => window.dispatchEvent(new Event('afterprint'))
  })
  return { phone: countTaps(page), token: token as string }
}

const mostTouches = 5

/** Three screens on a phone. @param words of the second screen about the time */
const renew = async (phone: Phone, number: string, words: string) => {
  await phone.page.goto('/')
  await phone.button('Renew your registration')
  await phone.says('Renewal, 1 of 3: What we hold')
  await phone.says(number)
  await phone.link('All of this is still right')
  await phone.says('Renewal, 2 of 3: Fee and voucher')
  await phone.says(words)
  await phone.says(/^Fee: Rs\. \d+/)
  await phone.link('Continue')
  await phone.says('Renewal, 3 of 3: Declare and hand in')
  await phone.button('Hand in the renewal')
  await phone.says('Your renewal is handed in')
  console.info('touches of a renewal:', phone.total())
  expect(phone.total()).toBeLessThanOrEqual(mostTouches)
}

/** What the person reads first after the hand-in: pay, then add the slip. The one of the last fee is not taken for it. */
const addSlip = async (phone: Phone) => {
  phone.begin('pay and add the slip')
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
const decideUnchanged = async (id: string, token: string, { clerk, registrar, pay }: Office) => {
  const form = (await call(journey.url, 'GET', '/api/auth/user', { token })).body.data.application_form
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

/** From the holder's request with a document to the confirmation by a second registrar. */
const changeName = async (phone: Phone, number: string, { registrar, second }: Office, name: string) => {
  phone.begin('another name')
  await phone.page.goto('/own-registration')
  await phone.button('Ask for a change')
  await phone.select('What to change', 'Name')
  await phone.type({ 'What the register should say': name, 'Why it changes': 'I have married' })
  await phone.pick(aPhotoFile(800, 600))
  await phone.button('Send the request')
  await phone.says('With the office')
  const { page } = await journey.visitor({ storageState: registrar.storageState })
  await page.goto('/admin/change-requests')
  await page.getByRole('link', { name: number }).first().click()
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByLabel('Basis of the decision').fill('The marriage certificate was seen')
  await page.getByRole('button', { name: 'Send for confirmation' }).click()
  await page.getByText('Sent to another registrar for confirmation').waitFor()
  await confirms(second, number)
}

test('from the approval to the paper that replaces the first one, and what a stranger reads at every step', async () => {
  const { application, id, number, office: firstOffice } = await anApproval()
  const { page: desk } = await journey.visitor({ storageState: firstOffice.clerk.storageState })
  const first = await paperOf(desk, number, byButton('Prepare certificate'), badCopy)
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
  await changeStanding(number, firstOffice, 'Suspend', 'under-inquiry')
  await stranger.reads(first, 'Genuine, but suspended')
  await changeStanding(number, firstOffice, 'Reinstate', 'period-over')
  await stranger.reads(first, 'Genuine and in force')

  // Years pass. Tests of the register hold the dates themselves.
  const end = (await servicesOfJourney().registrations.read(number, true))!.valid_until
  goTo(addDays(end, -20))
  const office = await anOffice(id)
  const { phone, token } = await aPhone(application.person)
  await renew(phone, number, `A renewal is in time until ${formatDate(addDays(end, graceDays))}.`)
  await addSlip(phone)
  const form = await decideUnchanged(id, token, office)
  expect(form).toMatchObject({ registrationNo: number, expiryDate: end })
  await phone.page.goto('/')
  await phone.says('Renewed until')
  const secondEnd = validUntil(addDays(end, 1), { years: 5 })
  await phone.says(formatDate(secondEnd))
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

  const { page: nextDesk } = await journey.visitor({ storageState: office.clerk.storageState })
  const next = await paperOf(nextDesk, number, byButton('Prepare the new certificate'))
  await stranger.reads(first, 'Genuine, but replaced by a newer certificate')
  await stranger.reads(next, 'Genuine and in force')

  await office.clerk.act(id, 'certificate-ready')
  await office.clerk.act(id, 'collect', { cnic_seen: true, reason: 'The slip came by post' })

  await changeName(phone, number, office, 'Ayesha Karim')
  await stranger.reads(next, 'Genuine, but')
  const renamed = await paperOf(nextDesk, number, asCorrected)
  await stranger.reads(next, 'Genuine, but replaced by a newer certificate')
  await stranger.reads(renamed, 'Genuine and in force')

  goTo(addDays(secondEnd, graceDays + 30))
  await stranger.reads(renamed, 'Genuine, but expired')
  const lastOffice = await anOffice(id)
  const { phone: later } = await aPhone(application.person)
  await renew(later, number, `A renewal is late since ${formatDate(addDays(secondEnd, graceDays + 1))}.`)
  await addSlip(later)
  await lastOffice.clerk.review(id)
  await lastOffice.pay('CH-late-renewal', form.fee_amount)
  await lastOffice.registrar.act(id, 'approve')
  await later.page.goto('/')
  await later.says(formatDate(validUntil(addDays(secondEnd, 1), { years: 5 })))
  expect([first, next, renamed].flatMap((code) => stranger.told(code))).toEqual([])
})
