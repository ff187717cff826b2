import { expect, test } from 'vitest'
import { type ApplicantPlace, applicantStanding } from '#shared/applications/rules/applicant-next-act.ts'
import { type ApplicationStatus, applicationStatuses } from '#shared/vocabulary/statuses.ts'

const front = { key: 'cnic_front_image', label: 'CNIC front', when: 'now' } as const
const slip = { key: 'paid_bank_deposit_slip', label: 'Paid bank deposit slip', when: 'after-paying' } as const

const aPlace = (changes: Partial<ApplicantPlace> = {}): ApplicantPlace => ({
  status: 'submitted',
  fee_status: 'unpaid',
  application_title: 'Registration',
  corrections: [],
  needs: [front, slip],
  printed_at: null,
  papers_received: false,
  pay_by: null,
  today: '2026-11-22',
  ...changes,
})

const actOf = (changes: Partial<ApplicantPlace>) => applicantStanding(aPlace(changes)).act?.label ?? null

const printedToday = '2026-11-22T05:00:00.000Z'
const underway: ApplicationStatus[] = [
  'submitted',
  'in-review',
  'resubmitted',
  'awaiting-fee',
  'awaiting-decision',
]

test('an unpaid application is printed first, then documents are added, then the deposit slip', () => {
  for (const status of underway) {
    expect(actOf({ status })).toBe('Print the form and fee vouchers')
    expect(actOf({ status, printed_at: printedToday })).toBe('Add CNIC front')
    expect(actOf({ status, printed_at: printedToday, needs: [slip] })).toBe('Add Paid bank deposit slip')
    expect(actOf({ status, printed_at: printedToday, needs: [] })).toBeNull()
  }
})

test('vouchers are printed again when they are not valid any more, and not after the slip was given', () => {
  expect(actOf({ printed_at: '2026-11-19T05:00:00.000Z', needs: [slip] })).toBe('Add Paid bank deposit slip')
  expect(actOf({ printed_at: '2026-11-18T05:00:00.000Z', needs: [slip] })).toBe('Print new fee vouchers')
  expect(actOf({ printed_at: '2026-11-18T05:00:00.000Z', needs: [] })).toBeNull()
  expect(actOf({ printed_at: null, needs: [front] })).toBe('Add CNIC front')
})

test('a verified fee leaves the missing documents, and then nothing', () => {
  for (const status of underway) {
    expect(actOf({ status, fee_status: 'verified' })).toBe('Add CNIC front')
    expect(actOf({ status, fee_status: 'verified', needs: [] })).toBeNull()
  }
})

test('what was returned is corrected before anything else', () => {
  expect(actOf({ status: 'returned', corrections: [{}, {}] })).toBe('Correct 2 things')
  expect(actOf({ status: 'returned', corrections: [{}] })).toBe('Correct 1 thing')
})

test('a decided application asks for nothing; one that came to nothing leads to a new one', () => {
  for (const status of ['approved', 'certificate-ready', 'collected'] as const)
    expect(actOf({ status })).toBeNull()
  for (const status of ['declined', 'withdrawn'] as const)
    expect(actOf({ status })).toBe('Start a new application')
})

test('acts lead to the pages of the title and of the set of the document', () => {
  const path = (changes: Partial<ApplicantPlace>) => applicantStanding(aPlace(changes)).act?.path
  expect(path({ application_title: 'Renewal' })).toBe('/printOut/renewal')
  expect(path({ fee_status: 'verified' })).toBe('/user-documents#cnic_front_image')
  expect(path({ status: 'declined', application_title: 'Renewal' })).toBe('/registration/renewal')
})

test('every status says what it means and what happens next', () => {
  for (const status of applicationStatuses)
    for (const fee_status of ['unpaid', 'verified'] as const) {
      const { words, next } = applicantStanding(aPlace({ status, fee_status }))
      expect(words).toMatch(/\.$/)
      expect(next.length).toBeGreaterThan(0)
    }
})

test('nobody is asked to pay a verified fee, or to hand in papers that were received', () => {
  for (const status of underway) {
    const { next } = applicantStanding(aPlace({ status, fee_status: 'verified', papers_received: true }))
    expect(next.join(' ')).not.toMatch(/Pay the fee|attested/)
  }
})

const nextOf = (changes: Partial<ApplicantPlace>) => applicantStanding(aPlace(changes)).next
const pay = expect.stringMatching(/^Pay the fee .* cash is not accepted\. Then add the deposit slip/)
const verification = expect.stringMatching(/^The accounts office .* verifies the fee\.$/)
const add = 'Add what the council cannot approve without: CNIC front, CNIC back.'
const handIn = expect.stringMatching(/^Have your documents attested .* with the signed form\.$/)
const decision = expect.stringMatching(/^A reviewer compares .* then a registrar decides\.$/)
const back = { ...front, key: 'cnic_back_image', label: 'CNIC back' } as const

test.each<[Partial<ApplicantPlace>, unknown[]]>([
  [{ needs: [front, slip, back] }, [pay, add, handIn, decision]],
  [{ needs: [front, back] }, [verification, add, handIn, decision]],
  [{ needs: [slip] }, [pay, handIn, decision]],
  [{ fee_status: 'verified', needs: [], papers_received: true }, [decision]],
])(
  'what comes before the decision is paying, adding and handing in, each while it is open: %j',
  (place, next) => {
    expect(nextOf(place)).toEqual(next)
  },
)

test('a return says how many things are to be corrected, and only that they are corrected next', () => {
  const returned = (corrections: unknown[]) => applicantStanding(aPlace({ status: 'returned', corrections }))
  expect(returned([{}]).words).toMatch(/ 1 thing is to be corrected\.$/)
  expect(returned([{}, {}]).words).toMatch(/ 2 things are to be corrected\.$/)
  expect(returned([{}]).next).toEqual([expect.stringMatching(/^Correct what is listed and send .* again\./)])
})

test('an unpaid renewal says until when it is to be paid, until the slip is given', () => {
  const told = (changes: Partial<ApplicantPlace>) =>
    applicantStanding(aPlace({ pay_by: '2027-01-21', ...changes })).next.filter((words) =>
      words.includes('21-01-2027'),
    )
  expect(told({})).toEqual([
    'If it is not paid by 21-01-2027, it ends by itself; what you typed and uploaded is kept.',
  ])
  expect(told({ needs: [front] })).toEqual([])
  expect(told({ fee_status: 'verified' })).toEqual([])
})
