/** The expected texts of the printed sheets, in reading order. */
import { expect } from 'vitest'
import { collectionInstructions } from '#shared/applications/rules/certificate-collection.ts'
import { checklistOf } from '#shared/applications/rules/checklist.ts'
import { addDays, dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { type ApplicationTitle, feeTitleOf } from '#shared/vocabulary/applications.ts'
import { firstOutOfOrder, type PdfContent } from '#tests/support/files/read-pdf.ts'

interface Application {
  title: ApplicationTitle
  name: string
  fatherName: string
  email: string
  /** As on the certificate, or "Apply Now". */
  registrationNumber: string
  /** Of a renewal, `DD-MM-YYYY`. */
  dates?: string[]
  /** Rupees. */
  fee: number
  /** Of the qualifications, in their order. */
  years: string[]
}

const a4InPoints = [595, 842]
const copies = ['Bank', 'Office', 'Applicant']
const act = 'sections 24 and 25 of the Pharmacy Act 1967'

const applicationTexts = (application: Application, reference: string): string[] => [
  ...[reference, `Application for ${application.title}`, act, 'To', 'The Secretary'],
  ...[
    'Registration number',
    application.registrationNumber,
    'Reference number',
    reference,
    ...(application.dates ?? []),
  ],
  ...['Name', application.name, 'Father’s name', application.fatherName, 'Date of birth', '17-03-1990'],
  ...['Domicile', 'Lahore', 'Nationality / country of birth', 'Pakistan'],
  ...['Institution', 'Year of passing', 'Degree', ...application.years],
  ...['Permanent address', '4 Mall Road, Kasur', 'Residential address', '12 Canal Road, Model Town'],
  ...['Professional address', 'Mayo Hospital, Lahore', 'Telephone (residence)', '042 35761234'],
  ...['Telephone (office)', 'N/A', 'Mobile', '0300 1234567', 'Email', application.email],
  ...['Download date', formatDate(dayInKarachi(new Date()))],
  ...['Declaration', 'I declare that the particulars given above are true', 'Register A', act],
  ...['only by pay order or demand draft. Cash is not accepted.', 'Any blank column causes rejection'],
  ...['Signature of the applicant', 'Acknowledgement', application.name, reference],
]

const checklistTexts = ({ title }: Application): string[] => [
  `Checklist of documents: ${title === 'Renewal' ? 'renewal' : 'fresh registration'}`,
  ...checklistOf(title).flatMap(({ document, copies }, index) => [`${index + 1}`, document, `${copies}`]),
  ...collectionInstructions,
]

const voucherTexts = (application: Application, reference: string, voucher: string): string[] => {
  const today = dayInKarachi(new Date())
  const dates = ['Issue date', formatDate(today), 'Validity date', formatDate(addDays(today, 3))]
  const appliedFor = `${feeTitleOf[application.title]}, Register A (Category A)`
  return copies.flatMap((copy) => [
    ...[`${copy} copy`, ...dates, 'Name', application.name, 'Applied for', appliedFor],
    ...['Payable amount', `Rs. ${application.fee}`, 'Reference number', reference],
    ...['Voucher number', voucher],
  ])
}

/** Three tagged sheets of A4 with every text of the specification in its place. */
export const expectSheets = ({ pages, sizes, tagged, title }: PdfContent, application: Application): void => {
  const [first = '', second = '', third = ''] = pages
  const reference = /Reference no\. (\S+)/.exec(first)?.[1] ?? 'none'
  const voucher = /Voucher number (\d{3} \d{3} \d{4})/.exec(third)?.[1] ?? 'none'
  expect(sizes).toEqual([a4InPoints, a4InPoints, a4InPoints])
  expect(tagged).toBe(true)
  expect(title).toBe(`Application-for-${application.title}-${reference}`)
  expect(firstOutOfOrder(first, applicationTexts(application, reference)), first).toBeUndefined()
  expect(checklistOf(application.title)).toHaveLength(13)
  expect(firstOutOfOrder(second, checklistTexts(application)), second).toBeUndefined()
  expect(firstOutOfOrder(third, voucherTexts(application, reference, voucher)), third).toBeUndefined()
}
