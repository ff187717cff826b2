/** The content of the printed sheets, part by part and in order. */
import { describe, expect, it } from 'vitest'
import { aPrintOut, fresh, times, wordsOf } from '#tests/support/cases/print-outs.tsx'
import { firstOutOfOrder } from '#tests/support/files/read-pdf.ts'

const renewal = wordsOf(aPrintOut())
const registration = wordsOf(aPrintOut(fresh))
const act = 'sections 24 and 25 of the Pharmacy Act 1967'

/** Expects the texts one after the other. */
const expectInOrder = (words: string, texts: string[]) =>
  expect(firstOutOfOrder(words, texts), words).toBeUndefined()

describe('the printed application', () => {
  it('the printed application is addressed to the Secretary', () => {
    expect(times(renewal, 'To The Secretary Pharmacy Council')).toBe(1)
  })

  it('the printed application has the title of a renewal or a registration', () => {
    expect(renewal).toContain('Application for Renewal')
    expect(registration).toContain('Application for Registration')
  })

  it('every sheet names the version of the application that it shows', () => {
    expect(times(renewal, 'Version 2, digest ABCD-EF01-2345')).toBe(times(renewal, 'Reference no. REF-7'))
  })

  it('the printed application names Register A and the sections of the act', () => {
    expect(times(renewal, `Register A (Category A), ${act}`)).toBe(1)
    expect(renewal).toContain(`be renewed under ${act}`)
  })

  it('the printed application shows the applicant’s data', () => {
    expectInOrder(renewal, [
      ...[
        'Registration number 1234-A',
        'Reference number REF-7',
        'Name Ayesha Khan',
        'Father’s name Imran Khan',
      ],
      ...['Date of birth 17-03-1999', 'Domicile Lahore', 'Nationality / country of birth Pakistan'],
    ])
  })

  it('the printed application has a row for each qualification', () => {
    expectInOrder(renewal, [
      ...['Institution', 'Year of passing', 'Degree', '2010 SSC', '2011 HEC', '2012 B Pharm / Pharm D'],
    ])
  })

  it('the printed application shows addresses, telephones and email', () => {
    expectInOrder(renewal, [
      ...['Permanent address House 1, Mall Road', 'Residential address House 2', 'Professional address N/A'],
      ...['Telephone (residence) N/A', 'Telephone (office) N/A', 'Mobile 0300 1234567'],
      'Email ayesha@example.com',
    ])
  })

  it('the printed application has the day of its download and a declaration', () => {
    expectInOrder(renewal, ['Download date 30-12-2026', 'Declaration I declare that'])
  })

  it('a note on the printed application tells how the fee is paid', () => {
    expect(renewal).toContain(
      'The renewal fee is accepted only by pay order or demand draft. Cash is not accepted.',
    )
  })

  it('the note about the fee on a new registration says that it is for both', () => {
    expect(registration).toContain(
      'The registration or renewal fee is accepted only by pay order or demand draft. Cash is not accepted.',
    )
  })

  it('a note on the printed application tells that a form with blank columns is rejected', () => {
    expect(renewal).toContain('Any blank column causes rejection')
  })
})

describe('the sheets after the application', () => {
  it('acknowledgement, checklist, collection and vouchers follow the application', () => {
    expectInOrder(renewal, [
      ...['Declaration', 'Tear off here', 'Acknowledgement', 'Checklist of documents'],
      ...['Collection of the certificate', 'Fee vouchers'],
    ])
  })

  it('the printed checklist is that of the application title', () => {
    expect(renewal).toContain('Checklist of documents: renewal')
    expect(renewal).toContain('13 Registration certificate that is to be renewed')
    expect(registration).toContain('Checklist of documents: fresh registration')
    expect(registration).not.toContain('that is to be renewed')
  })

  it('the printed checklist shows the number of documents and copies', () => {
    expectInOrder(renewal, [
      ...[
        '1 Degree (B Pharm / Pharm D) 2',
        '2 Transcript 2',
        '3 Enrolment card 1',
        '4 Intermediate certificate 1',
      ],
      ...[
        '5 Intermediate marksheet 1',
        '6 Matriculation certificate 1',
        '7 Matriculation marksheet 1',
        '8 CNIC 1',
      ],
      ...[
        '9 Domicile 1',
        '10 Passport-size photographs 4',
        '11 Pay order',
        'copy 1',
        '12 Biometric slip 1',
        '13',
      ],
    ])
  })

  it('the sheets tell who collects the certificate, with what and when', () => {
    expectInOrder(renewal, [
      ...['Only the candidate may collect', 'original slip', 'original CNIC'],
      'Monday to Thursday, 2:30 pm to 4:30 pm',
    ])
  })

  it('the sheets tell who attests the papers', () => {
    expect(renewal).toContain('All documents must be attested by a 17 Grade officer.')
  })

  it('three complete vouchers follow', () => {
    const voucher = (copy: string) => [
      ...[`${copy} copy`, 'Issue date 30-12-2026', 'Validity date 02-01-2027', 'Name Ayesha Khan'],
      ...['Applied for Renewal Registration, Register A (Category A)', 'Payable amount Rs. 2500'],
    ]
    expectInOrder(renewal, ['Bank', 'Office', 'Applicant'].flatMap(voucher))
    expect(times(renewal, 'Payable amount')).toBe(3)
  })
})
