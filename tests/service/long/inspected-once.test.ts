/** An inspection reads each byte only a few times, however the longest allowed file is made. */
import { expect, test } from 'vitest'
import { unpacking } from '#functions/documents/gateways/unpacking.ts'
import { inspectDocument } from '#functions/documents/inspection/inspect-document.ts'
import { longestDocumentInBytes } from '#shared/vocabulary/documents.ts'
import { longFiles } from '#tests/support/files/hostile-files/long-files.ts'

// No time is measured: one of these files would take hours if some place were read again and again.
test.each(longFiles())('%s', (_name, bytes) => {
  expect(bytes.length).toBeLessThanOrEqual(longestDocumentInBytes)
  expect(Object.keys(inspectDocument(bytes, { takesPdf: true, ...unpacking }))).toHaveLength(1)
})
