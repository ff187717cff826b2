/** The pure functions of the staff pages: days, labels, evidence, keyboard shortcuts, the address of the queue. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { caseActions } from '#shared/applications/rules/application-lifecycle.ts'
import { correctionText } from '#shared/applications/rules/correctable.ts'
import { formatVoucherNumber, voucherNumberOf } from '#shared/applications/rules/voucher-number.ts'
import { evidenceOf } from '#shared/cases/rules/evidence.ts'
import { documentKeys, signedForm, userDocumentKeys } from '#shared/vocabulary/documents.ts'
import { qualificationLevels } from '#shared/vocabulary/people.ts'
import { applicationStatuses } from '#shared/vocabulary/statuses.ts'
import { caseActionLabels, mainActionOf } from '#web/features/cases/case/decision/action-labels.ts'
import {
  correctableGroups,
  matchingGroups,
  newCorrection,
} from '#web/features/cases/case/dialogs/return/corrections.ts'
import { caseDocuments, numberOf } from '#web/features/cases/case/documents/evidence-documents.ts'
import {
  eventLabel,
  eventParts,
  groupRepeated,
  lastChangeOf,
} from '#web/features/cases/case/history/event-labels.ts'
import { keyCommandOf, keyList } from '#web/features/cases/case/keyboard/keys.ts'
import { neighboursOf } from '#web/features/cases/case/neighbours.ts'
import { countOf, countText, withChanges } from '#web/features/cases/case/points/point-states.ts'
import { scannedCode } from '#web/features/cases/queue/queue-search.tsx'
import { ageInDays, formatAge } from '#web/ui/elapsed-time.ts'
import { formatMoment } from '#web/ui/moments.ts'
import { caseAddress, queueStateOf, searchOf } from '#web/ui/office/queue-state.ts'

describe('days and times', () => {
  test('the age of a case is counted in days in Karachi', () => {
    const now = new Date('2026-11-21T06:00:00Z')
    expect(ageInDays('2026-11-20T18:59:00Z', now)).toBe(1) // 23:59 in Karachi
    expect(ageInDays('2026-11-20T19:01:00Z', now)).toBe(0) // 00:01 in Karachi
    expect([0, 1, 12].map(formatAge)).toEqual(['today', '1 day', '12 days'])
  })

  test('a moment is shown in Karachi time', () => {
    expect(formatMoment('2026-11-20T19:01:00Z')).toBe('21-11-2026, 00:01')
  })
})

describe('the history of a case', () => {
  const event = (name: string, by: string | null, details: Record<string, string> | null = null) => ({
    event: name,
    at: '2026-11-21T06:00:00Z',
    by: by === null ? null : { id: by, name: by },
    details,
  })

  test('describes what happened in plain words', () => {
    expect(eventLabel(event('VERIFY_FEE', 'a', { challan_no: 'CH-1', amount: '2500' }))).toBe(
      'Fee verified: challan CH-1, Rs. 2,500',
    )
    expect(eventLabel(event('DOCUMENT_READ', 'a', { document: 'cnic_front_image' }))).toBe(
      'CNIC front viewed',
    )
    expect(eventLabel(event('PASSED_ON', 'a'))).toBe('Passed on')
  })

  test('gives each correction of a return a line of its own, and every reason in full', () => {
    const words = 'City: Which one?\nCNIC: Does not match the other papers. See the card'
    const returned = event('RETURN', 'a', { items: 'City, CNIC', words })
    expect(eventParts(returned)).toEqual({ title: 'Returned for correction', lines: words.split('\n') })
    expect(eventLabel(returned)).toBe(`Returned for correction: ${words.replace('\n', '; ')}`)
    for (const name of ['SENT_BACK', 'DECLINE', 'REOPEN', 'REVERSE_FEE', 'REVERSE_APPROVAL_ASKED'])
      expect(eventLabel(event(name, 'a', { reason: 'Why' }))).toMatch(/: Why$/)
    expect(eventLabel(event('RESUBMITTED', null, { fee_before: '3000', fee_after: '5000' }))).toBe(
      'Resubmitted; the fee changes from Rs. 3,000 to Rs. 5,000',
    )
  })

  test('joins repeated events of one person into one line', () => {
    const lines = groupRepeated([event('COMPARED', 'a'), event('COMPARED', 'a'), event('COMPARED', 'b')])
    expect(lines.map(({ by, times }) => [by?.id, times])).toEqual([
      ['a', 2],
      ['b', 1],
    ])
  })

  test('names the last other person who changed the case as the one who was faster', () => {
    const events = [
      event('OPENED', 'b'),
      event('COMPARED', 'me'),
      event('TAKE_UP', 'b'),
      event('RETURN', 'c'),
    ]
    expect(lastChangeOf(events, 'me')?.event).toBe('TAKE_UP')
    expect(lastChangeOf([event('RESUBMITTED', null)], 'me')?.by).toBeNull()
  })
})

describe('documents of a case', () => {
  test('each have a number of their own', () => {
    expect([...caseDocuments].sort()).toEqual([...documentKeys, ...userDocumentKeys, signedForm].sort())
    expect(numberOf('cnic_front_image')).toBe(1)
  })

  test('are found for the item that they prove', () => {
    expect(evidenceOf('account.cnic', ['cnic_front_image'])).toBe('cnic_front_image')
    expect(evidenceOf('contact_information.residential', caseDocuments)).toBe('cnic_back_image')
    expect(evidenceOf('qualification_information.1.year_of_passing', ['certificate_image'])).toBe(
      'certificate_image',
    )
    expect(evidenceOf('application_form.fee_amount', caseDocuments)).toBe('paid_bank_deposit_slip')
    expect(evidenceOf('applicant.photo', ['profile_image'])).toBe('profile_image')
    expect(evidenceOf('applicant.religion', caseDocuments)).toBeUndefined()
    expect(evidenceOf('account.cnic', [])).toBeUndefined()
  })
})

describe('keyboard shortcuts', () => {
  test('of the list are all commands, in capitals too', () => {
    const keys = keyList
      .flatMap(
        ([key]) =>
          ({ '1 – 9': ['1', '9'], 'Up, Down': ['ArrowUp', 'ArrowDown'], '[, ]': ['[', ']'] })[key] ?? [key],
      )
      .filter((key) => key.length === 1 || key.startsWith('Arrow'))
    for (const key of keys) {
      expect([key, keyCommandOf({ key })]).toEqual([key, keyCommandOf({ key: key.toLowerCase() })])
      expect(keyCommandOf({ key })).toBeDefined()
    }
    expect(keyCommandOf({ key: 'T', shiftKey: true })).toEqual({ kind: 'tickSection' })
    expect(keyCommandOf({ key: 'T' })).toEqual({ kind: 'tick' }) // with Caps Lock
    expect(keyCommandOf({ key: '7' })).toEqual({ kind: 'document', number: 7 })
    for (const key of ['y', 'Enter', 'Tab', ' ', 'Escape']) expect(keyCommandOf({ key })).toBeUndefined()
  })
})

describe('points that were looked at', () => {
  const looked = { ticks: ['a', 'b'], wrong: ['c'] }

  test('are counted, and those left are named', () => {
    const count = countOf(['a', 'b', 'c', 'd'], looked)
    expect(count).toEqual({ points: 4, lookedAt: 3, left: ['d'] })
    expect(countText(count, looked.wrong)).toBe('3 of 4 marked, 1 wrong')
  })

  test('keep the marks of colleagues under the changes of this screen', () => {
    const changes = new Map([
      ['c', 'right'],
      ['a', 'open'],
      ['d', 'wrong'],
    ] as const)
    expect(withChanges(looked, changes)).toEqual({ ticks: ['b', 'c'], wrong: ['d'] })
  })
})

describe('the address of the queue page', () => {
  test('holds what is shown and is read back unchanged', () => {
    const state = fc.record({
      status: fc.constantFrom(...applicationStatuses),
      q: fc.string().map((query) => query.trim()),
      cursor: fc.option(fc.base64String({ minLength: 1 }), { nil: undefined }),
      sort: fc.constantFrom('oldest', 'newest', 'longest', 'shortest'),
      choices: fc.record(
        {
          type: fc.constantFrom('Registration', 'Renewal'),
          fee: fc.constantFrom('paid', 'unpaid'),
          papers: fc.constantFrom('missing', 'complete'),
          warnings: fc.constantFrom('yes', 'no'),
          city: fc.constantFrom('Lahore', 'Dera Ghazi Khan', 'كوئٹہ'),
          assigned: fc.constantFrom('me', 'nobody', 'b6a1'),
        },
        { requiredKeys: [] },
      ),
    })
    fc.assert(
      fc.property(state, (query) => {
        const read = queueStateOf(searchOf(query))
        if (query.q) expect(read.q).toBe(query.q)
        else expect(read).toEqual({ ...query, q: '' })
      }),
    )
  })

  test('with invalid values shows the first page', () => {
    const first = { status: 'submitted', q: '', cursor: undefined, sort: 'oldest', choices: {} }
    expect(queueStateOf('?status=nowhere&sort=name&fee=some&from=2026-02-30&city=')).toEqual(first)
  })

  test('lists days of submission by submission', () => {
    const { sort } = queueStateOf('?from=2026-10-01&sort=longest')
    expect([sort, queueStateOf('?to=2026-10-01&sort=shortest').sort]).toEqual(['oldest', 'newest'])
  })

  test('keeps the queue of a case, whose next and previous cases follow the page and then the next page', () => {
    const state = queueStateOf('?status=resubmitted')
    const page = { rows: [{ id: 'a' }, { id: 'b' }], next: 'more' }
    expect(caseAddress('a', state)).toBe('/admin/cases/a?status=resubmitted')
    expect(neighboursOf('a', state, page)).toEqual({ next: caseAddress('b', state), previous: undefined })
    expect(neighboursOf('b', state, page)).toEqual({
      next: '/admin/cases?status=resubmitted&cursor=more',
      previous: caseAddress('a', state),
    })
    expect(neighboursOf('gone', state, page).next).toBe(caseAddress('a', state))
    expect(neighboursOf('b', state, { ...page, next: null }).next).toBeUndefined()
  })
})

describe('actions and corrections', () => {
  test('every action has a label, and the usual one comes first', () => {
    expect(Object.keys(caseActionLabels).sort()).toEqual([...caseActions].sort())
    expect(mainActionOf(['return', 'verify-fee', 'decline'])).toBe('verify-fee')
    expect(mainActionOf(['reopen'])).toBeUndefined()
  })

  test('the applicant reads item, reason and remark of a correction', () => {
    const photo = newCorrection('document.profile_photo')
    expect(correctionText(photo)).toBe('Profile photo: Not clear enough to read')
    expect(correctionText({ ...photo, reason: 'other', words: 'Turn it round' })).toBe(
      'Profile photo: Turn it round',
    )
  })

  test('what can be returned is found by any part of its name', () => {
    const found = matchingGroups(
      correctableGroups({
        qualification_information: qualificationLevels.map((level) => ({ qualification_level: level })),
        application_form: { application_title: 'Renewal' },
        user_application: null,
      }),
      'year ssc',
    )
    expect(found).toEqual([
      { title: 'Qualification information', items: ['qualification_information.1.year_of_passing'] },
    ])
  })

  test('fields are returned of what was filled in, and a missing level as a whole', () => {
    const groups = correctableGroups({
      qualification_information: [{ qualification_level: 'SSC / Matriculation / O - level' }],
      application_form: { application_title: 'Registration' },
      user_application: null,
    })
    const items = groups.flatMap((group) => group.items)
    expect(items).toContain('document.profile_photo')
    expect(items.filter((item) => /^qualification_information\.[234]/.test(item))).toEqual(
      [2, 3, 4].map((level) => `qualification_information.${level}.qualification_level`),
    )
    expect(newCorrection('document.finger_print', true).reason).toBe('missing')
    expect(items.filter((item) => /^(application_form|user_application)/.test(item))).toEqual([
      'application_form.application_title',
    ])
  })
})

test.each([
  ['PC-2026-9K3Z7QWA', 'PC-2026-9K3Z7QWA'],
  [' pc20269k3z7qwa ', 'PC-2026-9K3Z7QWA'],
  ['https://portal.example/admin/cases?q=PC-2026-9K3Z7QWA', 'PC-2026-9K3Z7QWA'],
  ['https://portal.example/PC-2026-9K3Z7QWA/', 'PC-2026-9K3Z7QWA'],
  [voucherNumberOf(7n), voucherNumberOf(7n)],
  [formatVoucherNumber(voucherNumberOf(7n)), voucherNumberOf(7n)],
  ['PC-2026-9K3Z', undefined],
  ['PC-2026-9K3Z7QWAX', undefined],
  ['0321 7654321', undefined],
  ['Muhammad Farooq', undefined],
])('a scanned code is recognised: %s', (typed, code) => {
  expect(scannedCode(typed)).toBe(code)
})
