/** A printed case: its head, and the order of its history. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import { caseFacts } from '#web/features/cases/case/print/case-facts.ts'
import { DataTables, HistoryTable, NotesTable } from '#web/features/cases/case/print/case-tables.tsx'

const rabia = { id: 'r', name: 'Rabia Registrar' }
const asif = { id: 'a', name: 'Asif Accounts' }
const at = '2026-11-21T06:00:00Z'

const review = {
  assignee: null,
  ticks: ['applicant.name'],
  wrong: ['applicant.father_name'],
  recommendation: {
    outcome: 'refusal',
    note: 'No degree',
    looked_at: 30,
    not_opened: ['certificate_image'],
    points: 41,
    by: rabia,
    at,
  },
  sent_back: { reason: 'Ask the university', by: asif, at },
  payment: { challan_no: 'CH-1', amount: 2500, paid_on: '2026-11-19', verified_by: asif, verified_at: at },
  pending: { action: 'reopen', reason: 'It was found', by: rabia, at },
  handed_over: { cnic_seen: false, reason: 'Known to us', by: asif, at },
}

/** As far as the sheet reads it. */
const aRecord = (more: Partial<typeof review> | Record<string, null> = {}) =>
  ({
    account: { name: 'Zainab Bibi', cnic: '3520212345671', phone: '', email: '' },
    applicant: { name: 'Zainab Bibi', father_name: 'Muhammad Aslam', photo: null },
    contact_information: {},
    qualification_information: [],
    user_application: null,
    application_form: {
      reference_no: 'PC-2026-AAAA1111',
      application_title: 'Registration',
      status: 'awaiting-decision',
      status_since: at,
      registration_number: null,
      decline_reason: null,
      fee_amount: 2500,
      fee_schedule: 'Schedule of 2026',
      fee_is_sample: false,
      voucher_number: '4829135706',
      declared: 'v1',
      snapshot: { number: 1, at, digest: 'ab'.repeat(32) },
      corrections: [],
    },
    review: { ...review, ...more },
  }) as unknown as CaseRecord

const textsOf = (record: CaseRecord) =>
  Object.fromEntries(caseFacts(record).map(({ label, value }) => [label, value]))

test('the head of a printed case says where it stands and who decided what', () => {
  expect(textsOf(aRecord())).toEqual({
    'Reference number': 'PC-2026-AAAA1111',
    Type: 'New',
    Name: 'Zainab Bibi',
    CNIC: '35202-1234567-1',
    Status: 'Awaiting decision',
    'In this status since': '21-11-2026',
    'Assigned to': 'Not assigned',
    'Registration number': 'None',
    Declared: expect.stringMatching(/^With the submission: “By submitting you declare/),
    Version: 'Version 1 of 21-11-2026, digest ABAB-ABAB-ABAB',
    Recommendation:
      'Refusal, by Rabia Registrar on 21-11-2026, 11:00. 30 of 41 points looked at. Not opened: Certificate. No degree',
    'Sent back to the reviewer': 'By Asif Accounts on 21-11-2026, 11:00. Ask the university',
    Payment: 'Rs. 2,500, challan CH-1, paid on 19-11-2026, verified by Asif Accounts on 21-11-2026, 11:00',
    'Waiting for a second person': 'Reopen: asked for by Rabia Registrar on 21-11-2026, 11:00. It was found',
    'Certificate handed over': 'By Asif Accounts on 21-11-2026, 11:00, CNIC not seen. Known to us',
  })
})

test('what has not happened yet is named where it is expected, and left out otherwise', () => {
  const nothing = { recommendation: null, sent_back: null, payment: null, pending: null, handed_over: null }
  const texts = textsOf(aRecord(nothing))
  expect(texts).toMatchObject({ Recommendation: 'None', Payment: 'Not verified' })
  expect(Object.keys(texts)).not.toContain('Certificate handed over')
})

test('every point of the data says whether it was checked, and with which result', () => {
  const markup = renderToStaticMarkup(<DataTables record={aRecord()} />)
  const words = markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(words).toMatch(/Full name Zainab Bibi Right/)
  expect(words).toMatch(/Father.{1,7}s name Muhammad Aslam Wrong/)
  expect(words).toMatch(/CNIC 35202-1234567-1 Not yet/)
})

test('the printed history begins with the oldest event', () => {
  const events = ['SUBMITTED', 'OPENED'].map((event, minute) => ({
    event,
    at: `2026-11-21T06:0${minute}:00Z`,
    by: null,
    details: null,
  }))
  const markup = renderToStaticMarkup(<HistoryTable events={events.toReversed()} />)
  expect(markup.indexOf('Submitted')).toBeLessThan(markup.indexOf('Application viewed'))
})

test('notes of colleagues are printed oldest first with whom they name, and no table where there are none', () => {
  const note = (text: string, told: object[]) => ({ id: text, at, by: asif, text, told: told as never })
  const sheet = renderToStaticMarkup(<NotesTable notes={[note('Later', [rabia]), note('First', [])]} />)
  expect(sheet.replaceAll(/<[^>]+>/g, ' ')).toMatch(
    /Notes of the office.*Asif Accounts\s+First.*Asif Accounts to Rabia Registrar\s+Later/,
  )
  expect(renderToStaticMarkup(<NotesTable notes={[]} />)).toBe('')
})
