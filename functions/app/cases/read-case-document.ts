/** A document of a case as a clerk reads it; each reading is recorded before a byte is sent (docs/security.md#documents-read-by-staff). */
import { readDocument } from '#functions/app/documents/present-documents.ts'
import { clerkOf, eventAuthor } from '#functions/app/staff/clerk.ts'
import { countReading } from '#functions/app/staff/count-reading.ts'
import type { StaffMember } from '#functions/data/staff/staff.ts'
import type { Needs } from '#functions/services/services.ts'
import type { DocumentBytes } from '#shared/records/document.ts'
import { documentKeys, userDocumentKeys } from '#shared/vocabulary/documents.ts'
import { loadCase } from './load-case.ts'

const allKeys = [...documentKeys, ...userDocumentKeys]

/** @param options.former reads the file that was returned. @throws NotFound, TooMany */
export const readCaseDocument = async (
  { id: caseId, key }: { id: string; key: string },
  options: { attachment: boolean; former: boolean },
  staff: StaffMember,
  now: Date,
  services: Needs<'cases' | 'events' | 'files' | 'limits' | 'log' | 'users'>,
): Promise<DocumentBytes> => {
  await countReading('documents', staff, now, services)
  const { id, documents } = await loadCase(caseId, services)
  const document = documents.find(({ name }) => name === key)
  if (document) {
    const details = { document: document.name, ...(options.former && { former: 'yes' }) }
    const event = { event: 'DOCUMENT_READ', by: eventAuthor(clerkOf(staff)), details } as const
    await services.events.append(id, event, now)
  }
  return readDocument(allKeys, key, documents, options, services)
}
