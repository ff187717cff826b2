import { expect, test } from 'vitest'
import type { Reading } from '#shared/accounts/contract/own-archive.ts'
import { readablePage } from '#web/features/accounts/own-data/readable-page.ts'
import { groupReadings } from '#web/features/accounts/own-data/reading-words.ts'

const aReading = (at: string, more: Partial<Reading> = {}): Reading => ({
  at,
  kind: 'opened',
  document: null,
  former: false,
  role: null,
  ...more,
})

test('equal readings of one day are one line with the newest time, in words that name the document', () => {
  const lines = groupReadings([
    aReading('2026-11-21T10:00:00Z', { kind: 'document', document: 'cnic_front_image', former: true }),
    aReading('2026-11-21T09:30:00Z', { kind: 'document', document: 'cnic_front_image' }),
    aReading('2026-11-21T09:00:00Z'),
    aReading('2026-11-21T08:00:00Z'),
    aReading('2026-11-20T08:00:00Z'),
    aReading('2026-11-20T07:00:00Z', { kind: 'exported' }),
    aReading('2026-11-19T07:00:00Z', { kind: 'entry', role: 'Registrar' }),
    aReading('2026-11-19T06:00:00Z', { kind: 'certificate', role: 'Reception' }),
  ])
  expect(lines.map(({ words, times, at }) => [words, times, at.slice(0, 13)])).toEqual([
    ['CNIC front viewed (replaced file)', 1, '2026-11-21T10'],
    ['CNIC front viewed', 1, '2026-11-21T09'],
    ['Application opened', 2, '2026-11-21T09'],
    ['Application opened', 1, '2026-11-20T08'],
    ['Application exported in a list', 1, '2026-11-20T07'],
    [
      'Your entry of the register opened, with CNIC, date of birth and photo, by: Registrar',
      1,
      '2026-11-19T07',
    ],
    ['Your certificate opened, with your photo, by: Reception', 1, '2026-11-19T06'],
  ])
})

test('the readable page shows what was typed as text and links files by their place in the archive', () => {
  const page = readablePage(
    {
      made_at: '2026-11-22T07:08:10Z',
      account: { name: '<script>alert(1)</script>', cnic: '3520112345671', created_at: null },
      application_form: { declared: 'v1' },
      versions: [{ number: 1, digest: 'b3f2a1' }],
      registration: { name: 'Ayesha Siddiqa', cnic: '3520112345671', suspended: { reason: 'under-inquiry' } },
      registration_history: [{ event: 'CERTIFICATE_PREPARED', wording: 'inquiry' }],
      documents: [{ name: 'CNIC front', file: 'files/cnic-front.png', replaced_file: null }],
      certificate: { serial: 'A-1/1', address: 'https://council.example/verify#1.abc' },
      change_requests: [
        {
          ...{ particular: 'letter', state: 'done', words: '1 Cabot Square', reason: null },
          letter: { addressed_to: 'The regulator', code: 'https://council.example/verify#2.def' },
        },
        { particular: 'city', state: 'refused', reason: 'document-unreadable', letter: null },
      ],
      sign_in_tries: [{ at: '2026-11-20T10:00:00Z', outcome: 'wrong-password', browser: null }],
      readings: [aReading('2026-11-21T10:00:00Z')],
      emails: [{ sent_at: '2026-11-20T10:00:00Z', subject: 'Set a new password', to: 'a@example.com' }],
      own_acts: [{ at: '2026-11-20T10:00:00Z', act: 'SUBMITTED' }],
    } as never,
    { missing_files: ['files/photo.png'], changed_files: ['files/cnic-back.png'] },
  )
  expect(page).not.toContain('<script')
  expect(page).toContain('35201-1234567-1')
  expect(page).toContain('<a href="files/cnic-front.png">')
  expect(page).toContain('With the submission: “By submitting you declare')
  expect(page).toContain('Application opened')
  expect(page).toContain('files/photo.png')
  expect(page).toMatch(/not what was sent.*files\/cnic-back.png/)
  for (const words of ['<dt>Name</dt><dd dir="auto">CNIC front', 'Inquiry under way', 'Certificate prepared'])
    expect(page).toContain(words)
  expect(page).toContain('While an inquiry is under way. Nothing has been decided.')
  expect(page).toContain('<h2>Letters of good standing</h2><ol><li><dl><div><dt>Addressed to')
  expect(page).toMatch(
    /<h2>Emails.*20-11-2026.*Set a new password.*<dt>Sent to<\/dt><dd dir="auto">a@example.com/s,
  )
  for (const words of ['1 Cabot Square', 'Refused: wrong password', 'The document cannot be read'])
    expect(page).toContain(words)
  for (const paper of ['1.abc', '2.def'])
    expect(page).toContain(`<a href="https://council.example/verify#${paper}">Open the check of the council`)
  const codes = ['CERTIFICATE_PREPARED', 'b3f2a1', 'under-inquiry', 'wrong-password', 'document-unreadable']
  for (const code of codes) expect(page).not.toContain(code)
})
