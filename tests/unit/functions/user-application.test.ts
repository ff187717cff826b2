import { expect, test } from 'vitest'
import { storedUserApplication } from '#functions/data/applicants/user-application.ts'
import { aUserApplication } from '#tests/support/people/applicants.ts'

test('a record from before applicants stated the date of verification has an empty one', () => {
  const stored = { ...aUserApplication({ verification_date: null }), id: 'r-1', version: 2 }

  const record = storedUserApplication.parse(stored)

  expect(record).toEqual({ ...stored, verification_date: '' })
})
