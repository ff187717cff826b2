/** At every status the dashboard, the application and the print-out say the same, and offer the same next act. */
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ApplicationFormRecord } from '#shared/applications/records/application-form.ts'
import type { ApplicationStatus } from '#shared/vocabulary/statuses.ts'
import { aPrintOut, fresh } from '#tests/support/cases/a-print-out.ts'
import { submittedForm } from '#tests/support/pages/forms.ts'
import { openPage } from '#tests/support/pages/open-page.tsx'
import { eventually } from '#tests/support/pages/page-content.ts'
import { prepared } from '#tests/support/pages/users.ts'

const allPapers = [
  ...['cnic_front_image', 'cnic_back_image', 'profile_photo', 'paid_bank_deposit_slip'],
  ...['marksSheet_image', 'certificate_image'],
] as never[]
const correction = { item: 'contact_information.city', reason: 'other', words: '', before: 'Lahore' } as const
const printed_at = new Date().toISOString()

interface Row {
  form: Partial<ApplicationFormRecord> & { status: ApplicationStatus }
  papers?: never[]
  words: RegExp
  /** The one button; null where there is nothing to do in the portal. */
  act: string | null
}

const rows: Row[] = [
  {
    form: { status: 'submitted' },
    words: /[Ii]ts review has not started/,
    act: 'Print the form and fee vouchers',
  },
  {
    form: { status: 'submitted', printed_at },
    words: /[Ii]ts review has not started/,
    act: 'Add CNIC front',
  },
  {
    form: { status: 'in-review', printed_at },
    papers: allPapers,
    words: /A reviewer is comparing/,
    act: null,
  },
  {
    form: { status: 'in-review', fee_status: 'verified' },
    papers: allPapers.slice(1),
    words: /A reviewer is comparing/,
    act: 'Add CNIC front',
  },
  {
    form: { status: 'returned', corrections: [correction, { ...correction, item: 'applicant.domicile' }] },
    words: /2 things are to be corrected/,
    act: 'Correct 2 things',
  },
  {
    form: {
      status: 'awaiting-decision',
      fee_status: 'verified',
      registration_number: 'A-00012', // kept for the next approval
      reversal: { step: 'approved', at: '2026-11-20T08:00:00.000Z' },
    },
    papers: allPapers,
    words: /20-11-2026: The council had approved your application/,
    act: null,
  },
  {
    form: { status: 'resubmitted', fee_status: 'verified' },
    papers: allPapers,
    words: /has your corrections/,
    act: null,
  },
  {
    form: { status: 'awaiting-fee', printed_at },
    papers: allPapers.filter((key) => key !== 'paid_bank_deposit_slip'),
    words: /fee is not verified yet/,
    act: 'Add Paid bank deposit slip',
  },
  {
    form: { status: 'awaiting-decision', fee_status: 'verified' },
    papers: allPapers,
    words: /A registrar decides/,
    act: null,
  },
  {
    form: { status: 'approved', fee_status: 'verified' },
    papers: allPapers,
    words: /is being made/,
    act: null,
  },
  {
    form: { status: 'certificate-ready', fee_status: 'verified' },
    papers: allPapers,
    words: /ready to be collected/,
    act: null,
  },
  {
    form: { status: 'collected', fee_status: 'verified' },
    papers: allPapers,
    words: /is finished/,
    act: null,
  },
  {
    form: { status: 'declined', decline_reason: 'The degree is not recognised' },
    words: /has declined your application/,
    act: 'Start a new application',
  },
  { form: { status: 'withdrawn' }, words: /taken your application back/, act: 'Start a new application' },
]

const open = (path: string, { form, papers = [] }: Row) => {
  const { status, fee_status = 'unpaid' } = form
  cleanup() // the page before
  return openPage(path, {
    applicant: prepared({ application_form: submittedForm(form), held_documents: papers }),
    answers: { 'GET /api/print-out/me': { data: aPrintOut({ ...fresh, status, fee_status }) } },
  })
}

/** The emphasised links and buttons of the page; those of what is corrected follow after the next act. */
const primaries = (): string[] =>
  [...document.querySelectorAll('main .btn-primary')]
    .filter((button) => !button.closest('.form-correction, [aria-labelledby=corrections]'))
    .map((button) => button.textContent ?? '')

const everyRow = rows.map((row): [string, Row] => [`${row.form.status}: ${row.act ?? 'nothing to do'}`, row])

test.each(everyRow)('the dashboard, the application and the print-out agree at %s', async (_, row) => {
  const acts = row.act ? [row.act] : []
  await open('/', row)
  const mine = within(screen.getByRole('region', { name: 'My application' }))
  const said = mine.getByText(row.words).textContent!
  expect(primaries()).toEqual(acts)

  await open('/registration/new', row)
  await eventually(() => expect(document.title).toBe('My application – Pharmacy Council'))
  within(screen.getByRole('region', { name: 'Where it stands' })).getByText(said)
  expect(primaries()).toEqual(row.form.status === 'returned' ? [] : acts) // the corrections come first there

  await open('/printOut/new', row)
  await screen.findByText(said)
  const printsNext = row.act === 'Print the form and fee vouchers'
  expect(primaries()).toEqual(printsNext ? ['Print Application Form'] : acts)
})

test.each(['declined', 'withdrawn'] as const)(
  'nothing of a %s application is printed or paid',
  async (status) => {
    await open('/printOut/new', { form: { status }, words: /./, act: null })
    await screen.findByText('There is nothing to print or to pay.')
    expect(document.querySelector('.sheet')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Print Application Form' })).toBeNull()
  },
)

test('no voucher is printed of a fee that is verified', async () => {
  await open('/printOut/new', {
    form: { status: 'in-review', fee_status: 'verified' },
    words: /./,
    act: null,
  })
  await screen.findByText('The fee is verified: no fee voucher is printed.')
  screen.getByText('Sheet 2 of 2')
  expect(screen.queryByRole('heading', { name: 'Fee vouchers' })).toBeNull()
})
