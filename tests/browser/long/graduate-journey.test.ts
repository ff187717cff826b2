/** A graduate with a small phone, from the page for visitors to the collected certificate: every tap is counted. */
import { expect, test } from 'vitest'
import { paperLabel } from '#shared/applications/rules/application-needs.ts'
import { depositSlip, picture } from '#shared/vocabulary/documents.ts'
import { goFirstSteps } from '#tests/support/browser/first-steps.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { newestEmail } from '#tests/support/browser/received-emails.ts'
import { openStaffMember } from '#tests/support/browser/staff-and-cases.ts'
import {
  addDocument,
  addDocuments,
  aPhotoFile,
  countTaps,
  doesNotAskFor,
  type Phone,
  smallPhone,
} from '#tests/support/browser/taps.ts'
import { aRegistrationLink } from '#tests/support/cases/registrations.ts'
import { aPerson, openAccountAt } from '#tests/support/people/applicants.ts'
import { call } from '#tests/support/portal/http-client.ts'

const journey = await openJourney()

/** All that the photo and the deposit slip may be given as. */
const photo = [...picture, 'photo' as const].map(paperLabel)
const slip = depositSlip.map(paperLabel)

const openPhone = async (token?: string): Promise<Phone> => {
  const { page } = await journey.visitor({ ...smallPhone, reducedMotion: 'reduce', ...(token && { token }) })
  await page.addInitScript(() => {
    window.print = () => window.dispatchEvent(new Event('afterprint'))
  })
  return countTaps(page)
}

/** The first link of the newest e-mail with this in its subject. */
const linkOf = async (email: string, subject: string): Promise<string> =>
  /https?:\/\/\S+/.exec((await newestEmail(journey.url, email, subject)).text)?.[0] ?? 'no link'

const submits = async (phone: Phone): Promise<void> => {
  await phone.button('Submit application')
  await phone.says('Application submitted')
}

const printsAndPays = async (phone: Phone): Promise<void> => {
  await phone.link('Print the form and fee vouchers')
  await phone.says('Before you print')
  await doesNotAskFor(phone, photo)
  await phone.button('Print Application Form')
  await phone.link('Add Paid bank deposit slip')
  await addDocument(phone, 'Paid bank deposit slip', aPhotoFile(900, 1300))
}

/** The office: what it does is no part of the walk. */
const openOffice = async (token: string) => {
  const clerk = await openStaffMember(journey.url, 'Nadia Aslam', 'reviewer', 'accounts', 'reception')
  const registrar = await openStaffMember(journey.url, 'Rabia Registrar', 'registrar')
  const linker = await openStaffMember(journey.url, 'Imran Registrar', 'registrar')
  const { id, application_form: form } = (await call(journey.url, 'GET', '/api/auth/user', { token })).body
    .data
  const payment = { challan_no: `CH-${form.voucher_number}`, amount: form.fee_amount, paid_on: '2026-11-19' }
  return {
    /** A registrar has the old certificate, which this renewal rests on. */
    link: async (given: object) => {
      const body = aRegistrationLink(given)
      const { status, text } = await call(journey.url, 'POST', `/api/admin/cases/${id}/registration`, {
        token: linker.token,
        body,
      })
      if (status !== 200) throw new Error(`The renewal was not linked: ${status} ${text}`)
    },
    returnTwo: async () => {
      await clerk.act(id, 'start-review')
      const city = {
        item: 'contact_information.city',
        reason: 'does-not-match',
        words: 'The degree says Kasur',
      }
      const card = { item: 'document.cnic_front_image', reason: 'not-clear', words: '' }
      await clerk.act(id, 'return', { corrections: [city, card] })
    },
    approve: async () => {
      await clerk.review(id)
      await clerk.act(id, 'verify-fee', { payment })
      await registrar.act(id, 'approve')
    },
    certificateIsReady: async () => {
      await clerk.prepareCertificate(id)
      await clerk.act(id, 'certificate-ready')
    },
    handOver: () => clerk.act(id, 'collect', { cnic_seen: true, reason: 'The papers came by post' }),
  }
}

test('a graduate applies, pays, corrects two things and follows the application to the certificate', async () => {
  const person = aPerson()
  const phone = await openPhone()
  const { page } = phone
  await page.goto('/auth/start')
  await goFirstSteps(phone, person)

  phone.begin('papers')
  await phone.link('Continue: Registration form')
  await phone.says('Still needed before the council can decide')
  await doesNotAskFor(phone, photo)
  await phone.link('CNIC front')
  await addDocuments(phone, { 'CNIC front': aPhotoFile(1600, 1000), 'CNIC back': aPhotoFile(1600, 1010) })
  await doesNotAskFor(phone, photo)
  await phone.link('Documents')
  await addDocuments(phone, { 'Marks sheet': aPhotoFile(1200, 900), Certificate: aPhotoFile(1300, 900) })
  await doesNotAskFor(phone, photo)
  await phone.link('Back to your application')

  phone.begin('fee, check and submission')
  await phone.says(/^Fee: Rs\. \d+/)
  await doesNotAskFor(phone, photo)
  await submits(phone)

  phone.begin('print and pay')
  await printsAndPays(phone)
  await doesNotAskFor(phone, [...photo, ...slip])

  phone.begin('follow the status')
  await page.goto(await linkOf(person.email, 'Confirm your email address'))
  await phone.says('Email address confirmed')
  await phone.link('Go to the dashboard')
  await phone.says('Nothing is missing')
  await doesNotAskFor(phone, [...photo, ...slip])

  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  const office = await openOffice(token)
  await office.returnTwo()
  phone.begin('put right')
  await page.goto('/')
  await phone.link('Correct 2 things')
  await phone.link('Correct City')
  await phone.type({ City: 'Kasur' })
  await phone.button('Save')
  await phone.says('1 of 2 corrected')
  await phone.button('Replace CNIC front')
  await phone.pick(aPhotoFile(1610, 1000))
  await phone.button('Upload')
  await phone.says('2 of 2 corrected')
  await phone.button('Send again')
  await phone.says('Application sent again')
  await doesNotAskFor(phone, [...photo, ...slip])

  await office.approve()
  phone.begin('approved')
  await page.goto(await linkOf(person.email, 'has been approved'))
  await phone.says('Your application is approved')
  await office.certificateIsReady()
  await page.goto('/')
  await phone.says('Your certificate is ready to be collected')
  await phone.says(/^A-\d{5}$/)
  await office.handOver()
  await page.goto('/')
  await phone.says('You have your certificate')

  console.info('taps of a first registration:', phone.counts(), phone.total())
  expect(phone.counts()['put right']).toBeLessThanOrEqual(8)
  expect(phone.total()).toBeLessThanOrEqual(54)
})

test('somebody with an account renews a registration', async () => {
  const account = await openAccountAt(journey.url, 'qualifications')
  const phone = await openPhone(account.token)
  phone.begin('form')
  await phone.page.goto('/')
  await phone.link('renewal form')
  await phone.type({ 'Registration no.': 'A-12345', 'Issue date': '05-09-2021', 'Expiry date': '04-09-2026' })
  phone.begin('papers')
  await phone.link('CNIC front')
  await addDocuments(phone, {
    'CNIC front': aPhotoFile(1600, 1000),
    'CNIC back': aPhotoFile(1600, 1010),
    'Renewal category': aPhotoFile(1200, 900),
  })
  await doesNotAskFor(phone, photo)
  await phone.link('Back to your application')
  phone.begin('fee, check and submission')
  await phone.says(/^Fee: Rs\. \d+/)
  await doesNotAskFor(phone, [...photo, 'Marks sheet', 'Certificate'])
  await submits(phone)
  phone.begin('print and pay')
  await printsAndPays(phone)
  await phone.link('Back to your application')
  await phone.says('Nothing is missing')
  await doesNotAskFor(phone, [...photo, ...slip])

  const office = await openOffice(account.token)
  await office.link({ number: 'A-12345', valid_until: '2026-09-04' })
  await office.approve()
  await phone.page.goto('/')
  await phone.says('Your application is approved')
  await phone.says('A-12345')
  console.info('taps of a renewal:', phone.counts(), phone.total())
  expect(phone.total()).toBeLessThanOrEqual(19)
})
