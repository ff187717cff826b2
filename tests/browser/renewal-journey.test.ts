/** A holder renews in three screens: every touch is counted, and nothing is typed that the register knows. */
import { expect, test } from 'vitest'
import { createServices } from '#functions/services/all-services.ts'
import { readConfig } from '#functions/services/config.ts'
import { addDays, dayInKarachi, formatDate } from '#shared/format.ts'
import { validUntil } from '#shared/rules/registration.ts'
import { holdDocuments } from '#tests/support/browser/documents.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { openStaffMember, openSubmittedCase, waitForCase } from '#tests/support/browser/staff-and-cases.ts'
import { countTaps, smallPhone } from '#tests/support/browser/taps.ts'
import { aPng } from '#tests/support/files/images.ts'
import { call } from '#tests/support/portal/http-client.ts'
import { changeStored } from '#tests/support/register/registrations.ts'

const journey = openJourney()
const today = dayInKarachi(new Date())
const end = addDays(today, 20)

/** Somebody whose registration ends in 20 days. */
const aHolder = async () => {
  const { url } = journey
  const application = await openSubmittedCase(url)
  const clerk = await openStaffMember(url, 'Nadia Aslam', 'reviewer', 'accounts', 'reception')
  const registrar = await openStaffMember(url, 'Rabia Registrar', 'registrar')
  const { id } = (await application.get('/api/auth/user')).body.data
  const pay = async (challan_no: string, amount: number) =>
    clerk.act(id, 'verify-fee', { payment: { challan_no, amount, paid_on: '2026-11-19' } })
  // What a later renewal asks for, given at once: nothing of it changes afterwards.
  await holdDocuments(url, application.token, { renewal_category_image: aPng(900, 1300) })
  await clerk.review(id)
  await pay(application.challan, application.fee)
  await registrar.act(id, 'approve')
  await clerk.act(id, 'certificate-ready')
  await clerk.act(id, 'collect', { cnic_seen: true, reason: 'The papers came by post' })
  const services = createServices(readConfig(process.env), { log: () => {} })
  const { registration } = (await services.accounts.read(id))!
  await changeStored(services, registration!.number, {
    ...{ valid_until: end, renew_from: addDays(end, -90), grace_until: addDays(end, 90) },
    lapses_on: addDays(end, 1096),
  })
  return { ...application, id, clerk, registrar, pay, number: registration!.number }
}

test('an unchanged renewal takes at most six touches, shows as unchanged at the office, and extends', async () => {
  const holder = await aHolder()
  const { page } = await journey.visitor({ ...smallPhone, reducedMotion: 'reduce', token: holder.token })
  const phone = countTaps(page)
  phone.begin('renewal')
  await page.goto('/')
  await phone.button('Renew your registration')
  await phone.says('Renewal, 1 of 3: What we hold')
  await phone.says(holder.number)
  await phone.link('All of this is still right')
  await phone.says('Renewal, 2 of 3: Fee and voucher')
  await phone.says(`After ${formatDate(end)} the public register shows it as expired.`)
  await phone.says(/^Fee: Rs\. \d+/)
  await phone.link('Continue')
  await phone.says('Renewal, 3 of 3: Declare and hand in')
  await phone.check(/^I declare/)
  await phone.button('Hand in the renewal')
  await phone.says('Your renewal is handed in')
  console.info('taps of an unchanged renewal:', phone.total())
  expect(phone.total()).toBeLessThanOrEqual(6)
  const form = (await holder.get('/api/auth/user')).body.data.application_form
  expect(form).toMatchObject({ registrationNo: holder.number, expiryDate: end, issueDate: today })

  const office = await journey.visitor({ storageState: holder.clerk.storageState })
  await office.page.goto(`/admin/cases/${holder.id}`)
  await waitForCase(office.page)
  await office.page.getByText(/^Nothing changed: records and documents are those of PC-/).waitFor()
  await office.page.getByRole('button', { name: 'Start review' }).first().click()
  await office.page
    .getByText(/^(\d+) of \1 looked at$/)
    .first()
    .waitFor()
  await holder.clerk.act(holder.id, 'recommend-approval')
  await holder.pay('CH-renewal', form.fee_amount)
  await holder.registrar.act(holder.id, 'approve')
  await page.goto('/')
  await phone.says('Renewed until')
  await phone.says(formatDate(validUntil(addDays(end, 1), { years: 5 })))
  expect(await page.getByRole('button', { name: 'Renew your registration' }).count()).toBe(0)
  const { status } = await call(journey.url, 'GET', '/api/own-registration', { token: holder.token })
  expect(status).toBe(200)
})
