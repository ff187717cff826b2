/** One upload: refusals, states and labels. */
import { describe, expect, test } from 'vitest'
import { ApiFailure, noAnswerFailure } from '#web/api/api-failure.ts'
import { StoreFailure, uploadForm } from '#web/features/documents/own/post-to-store.ts'
import { problemOf } from '#web/features/documents/own/upload-problem.ts'
import {
  announcedProgress,
  barPercent,
  initialState,
  progressText,
  type UploadEvent,
  type UploadState,
  uploadReducer,
} from '#web/features/documents/own/upload-state.ts'
import { describeUpload, downloadFileName, formatFileSize } from '#web/ui/document/file-description.ts'
import { type ChosenFile, fileRefusal } from '#web/ui/picture/chosen-file.ts'
import { isHeic } from '#web/ui/picture/heic.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const mebibyte = 1024 * 1024

describe('a chosen file', () => {
  test.each([
    ['profile_image', '', 0, 'The file is empty'],
    ['profile_image', '<svg xmlns=', 90, 'The file must be a JPG or PNG'],
    ['profile_image', '%PDF-1.7', 90, 'The file must be a JPG or PNG'],
    ['certificate_image', 'GIF89a', 90, 'The file must be a JPG, PNG or PDF'],
    ['certificate_image', '<!doctype html>', 90, 'The file must be a JPG, PNG or PDF'],
    ['certificate_image', '%PDF-1.7', 6.2 * mebibyte, 'The file must be smaller than 4 MB; yours is 6.2 MB'],
    ['certificate_image', '%PDF-1.7', 4 * mebibyte, null],
    ['profile_image', '\xff\xd8\xff\xe0', 80 * mebibyte, null], // made smaller, whatever its size
    ['finger_print', '\x89PNG\r\n\x1a\n', 9, null],
    ['finger_print', '\0\0\0\x18ftypheic', 9, null], // the browser may be able to read it
  ] as const)('for %s that begins with %j and has %i bytes gives: %s', (key, begins, size, sentence) => {
    expect(fileRefusal(key, bytes(begins), size)).toBe(sentence)
  })

  test('is recognised as HEIC by its brand', () => {
    expect(isHeic(bytes('\0\0\0\x18ftypmif1'))).toBe(true)
    expect(isHeic(bytes('\0\0\0\x18ftypisom'))).toBe(false)
  })
})

describe('labels of a document', () => {
  test('show size, day in Karachi and type', () => {
    const file = { id: 'd', version: 1, size: 348_160, type: 'image/jpeg' as const }

    expect(describeUpload({ ...file, uploaded_at: '2026-11-20T20:30:00.000Z' })).toBe(
      'Uploaded 21-11-2026, 340 KB, JPG',
    )
    expect([1, 1023, 1048576, 6_501_171].map(formatFileSize)).toEqual(['1 KB', '1 KB', '1.0 MB', '6.2 MB'])
  })

  test('name the saved file after its document', () => {
    expect(downloadFileName('cnic_front_image', { type: 'image/jpeg' })).toBe('cnic-front.jpg')
    expect(downloadFileName('paid_bank_deposit_slip', { type: 'application/pdf' })).toBe(
      'paid-bank-deposit-slip.pdf',
    )
  })
})

const file: ChosenFile = { kind: 'pdf', name: 'a.pdf', size: 9, file: new File(['x'], 'a.pdf') }
const reached = (...events: UploadEvent[]): UploadState => events.reduce(uploadReducer, initialState)
const opened: UploadEvent = { type: 'opened', file }

describe('the states of an upload', () => {
  test('go from choosing over sending to checking', () => {
    expect(reached({ type: 'opening' })).toEqual({ phase: 'opening' })
    expect(reached(opened)).toEqual({ phase: 'chosen', file })
    expect(reached(opened, { type: 'preparing' })).toEqual({ phase: 'preparing', file })
    expect(reached(opened, { type: 'progress', share: 0.421 })).toEqual({
      phase: 'sending',
      file,
      percent: 42,
    })
    expect(reached(opened, { type: 'checking' })).toEqual({ phase: 'checking', file })
  })

  test('keep the file after a refusal or a failure, and drop it when the dialog is closed', () => {
    const failure = { message: 'again' }

    expect(reached(opened, { type: 'checking' }, { type: 'refused', refusal: 'no' })).toEqual({
      phase: 'chosen',
      file,
      refusal: 'no',
    })
    expect(reached(opened, { type: 'preparing' }, { type: 'failed', failure })).toEqual({
      phase: 'chosen',
      file,
      failure,
    })
    expect(reached(opened, { type: 'closed' })).toEqual(initialState)
  })

  test('allow rotating a picture only while it is not being sent', () => {
    const picture = {
      kind: 'picture',
      name: 'a.jpg',
      size: 9,
      picture: {},
      quarterTurns: 3,
    } as unknown as ChosenFile
    const shown: UploadEvent = { type: 'opened', file: picture }
    const rotated: UploadEvent = { type: 'rotated', by: 1 }

    expect(reached(shown, rotated)).toEqual({ phase: 'chosen', file: { ...picture, quarterTurns: 0 } })
    expect(reached(shown, { type: 'preparing' }, rotated)).toEqual({ phase: 'preparing', file: picture })
  })

  test('do not change without a file', () => {
    expect(reached({ type: 'progress', share: 1 })).toEqual(initialState)
    expect(reached({ type: 'refused', refusal: 'Select a file' })).toEqual({
      phase: 'empty',
      refusal: 'Select a file',
    })
  })

  test('show each percent, and announce 0, 50 and 100 to screen readers', () => {
    const states = Array.from({ length: 101 }, (_, percent) =>
      reached(opened, { type: 'progress', share: percent / 100 }),
    )

    expect(new Set(states.map(progressText)).size).toBe(101)
    expect(progressText(states[42]!)).toBe('Uploading 42 %')
    expect([...new Set(states.map(announcedProgress))]).toEqual([
      'Uploading 0 %',
      'Uploading 50 %',
      'Uploading 100 %',
    ])
    expect(states.map(barPercent)).toEqual(states.map((_, percent) => percent))
    expect(progressText(reached(opened, { type: 'preparing' }))).toBe('Preparing')
    expect(announcedProgress(reached(opened, { type: 'checking' }))).toBe('Checking')
    expect(progressText(reached(opened))).toBeUndefined()
  })
})

describe('failures of an upload', () => {
  const failure = (status: number, more = {}) => new ApiFailure({ status, message: 'Said', ...more })
  const again = { type: 'failed', failure: { message: 'The file could not be uploaded – try again' } }

  test.each([
    ['no answer', noAnswerFailure(), again],
    ['a broken line to the store', new StoreFailure(0), again],
    ['a store out of order', new StoreFailure(503), again],
    [
      'a broken service',
      failure(500, { requestId: 'r-1' }),
      { ...again, failure: { ...again.failure, reference: 'r-1' } },
    ],
    ['too many tries', failure(429), { type: 'failed', failure: { message: 'Said' } }],
    ['a file that has not arrived', failure(409), { type: 'failed', failure: { message: 'Said' } }],
    ['a file refused', failure(422, { errors: { file: ['F'] } }), { type: 'refused', refusal: 'File: F' }],
    ['a type refused', failure(422, { errors: { type: ['T'] } }), { type: 'refused', refusal: 'Type: T' }],
    ['a size refused', failure(422, { errors: { size: ['S'] } }), { type: 'refused', refusal: 'Size: S' }],
    ['a body refused', failure(413), { type: 'refused', refusal: 'Something went wrong. Said' }],
  ])('%s has a message', (_what, thrown, verdict) => {
    expect(problemOf(thrown)).toEqual(verdict)
  })
})

test('the form sent to the store has the fields of the grant first and the file last', () => {
  const form = uploadForm({ fields: { key: 'incoming/1', policy: 'p' } }, new Blob(['x']))

  expect([...form.keys()]).toEqual(['key', 'policy', 'file'])
  expect(form.get('key')).toBe('incoming/1')
})
