// @vitest-environment happy-dom
/** The printed sheets. */
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { failure } from '#tests/support/pages/open-page.tsx'
import { eventually, path, press } from '#tests/support/pages/page-content.ts'
import { applicantAt, type Client, formFields } from './kit/client.ts'
import { callsOf, openAs, part, textsOf } from './kit/page.ts'

/** The day in Karachi as it is printed, so many days from now. */
const day = (later = 0): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Karachi',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
    .format(Date.now() + later * 86_400_000)
    .replaceAll('/', '-')

/** The words of a page, and the words that follow one another on it. */
const wordsAt = async (client: Client, address: string) => {
  await openAs(client, address)
  await screen.findAllByText('Acknowledgement')
  return textsOf('main').join(' ')
}

let fresh: string
let renewal: string
let today: string
const client = await applicantAt('form')
const fee = (await client.get('/api/print-out/me')).data.qualification_information_pharm_d.fee_amount

/** Each page is opened once, in the first test that needs it. */
const freshSheets = async () => {
  today = day()
  fresh ??= await wordsAt(client, '/printOut/new')
  return fresh
}
const renewalSheets = async () => {
  if (renewal) return renewal
  const one = await applicantAt('qualifications')
  const dates = { issueDate: '2021-05-10', expiryDate: '2026-05-09' }
  const form = { application_title: 'Renewal', registrationNo: '1234-A', ...dates }
  await one.post('/api/applicant-form', await formFields(one, form))
  renewal = await wordsAt(one, '/printOut/renewal')
  expect(path()).toBe('/printOut/renewal')
  return renewal
}

/** The first of the texts that does not follow the one before it. */
const outOfOrder = (words: string, texts: string[]): string | undefined => {
  let from = 0
  return texts.find((text) => {
    const at = words.indexOf(text, from)
    from = at + text.length
    return at < 0
  })
}
const expectInOrder = (words: string, texts: string[]) =>
  expect(outOfOrder(words, texts), words).toBeUndefined()

test('/printOut/new and /printOut/renewal print an application to the Secretary of the council, titled Application for Registration or Application for Renewal.', async () => {
  expectInOrder(await freshSheets(), ['Application for Registration', 'The Secretary', 'Council'])
  expectInOrder(await renewalSheets(), ['Application for Renewal', 'The Secretary', 'Council'])
})

test('The application names Register A, category A and sections 24 and 25 of the Pharmacy Act 1967.', async () => {
  expect(await freshSheets()).toMatch(
    /Register A \(Category A\), sections 24 and 25 of the Pharmacy Act 1967/,
  )
})

test('The application shows registration number, reference number, name, father’s name, date of birth, domicile, nationality or country of birth, qualifications, three addresses, three telephones, email, the download date as day-month-year and a declaration, in this order.', async () => {
  const { data } = await client.get('/api/print-out/me')

  expectInOrder(await freshSheets(), [
    ...['Registration number Apply Now', `Reference number ${data.applicant.refNumber}`, 'Name Sana Iqbal'],
    ...['Father’s name Muhammad Iqbal', 'Date of birth 21-03-1994', 'Domicile Lahore'],
    ...['Nationality / country of birth Pakistan', 'Qualifications', 'Permanent address House 9, Mall Road'],
    ...['Residential address House 12, Street 4', 'Professional address Services Hospital, Jail Road'],
    ...['Telephone (residence) 042-35761234', 'Telephone (office) 042-35769876', 'Mobile 0300-1234567'],
    ...[`Email ${data.email}`, `Download date ${today}`, 'Declaration I declare'],
  ])
})

test('The qualifications of the application are a table of institution, year of passing and degree.', async () => {
  expectInOrder(await freshSheets(), [
    ...['Institution', 'Year of passing', 'Degree', 'BISE Lahore', '2010', 'SSC / Matriculation'],
    ...['BISE Lahore', '2012', 'HEC / Intermediate', 'University of the Punjab', '2017', 'B Pharm / Pharm D'],
  ])
})

test('Notes say that the renewal fee is accepted only by pay order or demand draft, that cash is not accepted, and that any blank column causes rejection.', async () => {
  const notes = [
    'accepted only by pay order or demand draft. Cash is not accepted',
    'Any blank column causes rejection',
  ]

  expectInOrder(await renewalSheets(), ['The renewal fee is', ...notes])
  expectInOrder(await freshSheets(), ['registration or renewal fee is', ...notes])
})

test('An acknowledgement to tear off, the checklist, the instructions for the collection and the vouchers follow the application.', async () => {
  expectInOrder(await freshSheets(), [
    ...[
      'Declaration',
      'Tear off',
      'Acknowledgement',
      'Checklist of documents',
      'Collection of the certificate',
    ],
    'Bank copy',
  ])
})

const items = [
  ...['Degree (B Pharm / Pharm D) 2', 'Transcript 2', 'Enrolment card 1', 'Intermediate certificate 1'],
  ...['Intermediate marksheet 1', 'Matriculation certificate 1', 'Matriculation marksheet 1', 'CNIC 1'],
  ...['Domicile 1', 'Passport-size photographs 4', 'Pay order (or demand draft), copy 1', 'Biometric slip 1'],
]
const numbered = (last: string) => [...items, last].map((item, index) => `${index + 1} ${item}`)

test('The checklist has 13 items in a fresh and a renewal version, with 2 copies of degree and transcript, 4 photographs and 1 copy of the others.', async () => {
  expectInOrder(await freshSheets(), ['fresh', ...numbered('This application form, signed 1')])
  expectInOrder(await renewalSheets(), [
    'renewal',
    ...numbered('Registration certificate that is to be renewed 1'),
  ])
  expect(`${fresh}${renewal}`).not.toMatch(/ 14 [A-Z]/)
})

test('Only the candidate collects the certificate, with the original slip and CNIC, Monday to Thursday, 2:30 pm to 4:30 pm, and a 17 Grade officer attests all documents.', async () => {
  expectInOrder(await freshSheets(), [
    ...[
      'Only the candidate may collect',
      'original slip',
      'original CNIC',
      'Monday to Thursday, 2:30 pm to 4:30 pm',
    ],
    'All documents must be attested by a 17 Grade officer',
  ])
})

test('Three vouchers, for bank, office and applicant, show the day of issue, the validity 3 days later, the name, what is applied for and the amount.', async () => {
  const last = day(3)
  const voucher = (copy: string, applied: string) => [
    ...[`${copy} copy`, `Issue date ${today}`, `Validity date ${last}`, 'Name Sana Iqbal'],
    ...[`Applied for ${applied}`, `Payable amount Rs. ${fee}`],
  ]

  const words = await freshSheets()
  expectInOrder(
    words,
    ['Bank', 'Office', 'Applicant'].flatMap((copy) => voucher(copy, 'New Registration')),
  )
  expect(words.split('Payable amount')).toHaveLength(4)
  expectInOrder(await renewalSheets(), ['Bank copy', 'Applied for Renewal Registration'])
})

test('The button Print Application Form prints, an empty POST follows, and its failure shows nothing.', async () => {
  const page = await openAs(client, '/printOut/new', { answers: { 'POST /api/print-out/me': failure(500) } })
  const print = vi.fn(() => window.dispatchEvent(new Event('afterprint')))
  vi.stubGlobal('print', print)
  Object.assign(window, { print })

  await press(page.user, 'Print Application Form')

  await eventually(() => expect(callsOf(page)).toContain('POST /api/print-out/me'))
  expect(page.saved().map(({ body }) => body ?? null)).toEqual([null])
  expect(print).toHaveBeenCalledTimes(1)
  await part('main')
  expect(screen.queryByRole('alert')).toBeNull()
})
