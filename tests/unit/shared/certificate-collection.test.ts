import { expect, it } from 'vitest'
import { collectionInstructions, collectionTimes } from '#shared/rules/certificate-collection.ts'

const words = collectionInstructions.join('\n')

it('certificates are collected Monday to Thursday, 2:30 pm to 4:30 pm', () => {
  expect(collectionTimes).toBe('Monday to Thursday, 2:30 pm to 4:30 pm')
  expect(words).toContain(collectionTimes)
})

it('only the candidate may collect a certificate, with original slip and CNIC', () => {
  expect(words).toMatch(/^Only the candidate/)
  expect(words).toMatch(/original slip.*original CNIC/)
})

it('all documents must be attested by a 17 Grade officer', () => {
  expect(words).toContain('attested by a 17 Grade officer')
})
