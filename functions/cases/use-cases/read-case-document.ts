/** A document of a case as a clerk reads it; each reading is recorded before a byte is sent (docs/security.md#documents-read-by-staff). */

import type { StoredDocument } from '#functions/documents/data/stored-document.ts'
import { readDocument } from '#functions/documents/use-cases/present-documents.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf, eventAuthor } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { countReading } from '#functions/staff/use-cases/count-reading.ts'
import type { DocumentBytes } from '#shared/documents/records/document.ts'
import { Conflict } from '#shared/kit/errors.ts'
import { type DocumentKey, documentKeys, signedForm, userDocumentKeys } from '#shared/vocabulary/documents.ts'
import { loadCase } from './load-case.ts'

const allKeys: readonly DocumentKey[] = [...documentKeys, ...userDocumentKeys, signedForm]

/** The documents of a previous application, which its archive names. */
const documentsOfFormer = async (
  id: string,
  reference: string,
  { formerApplications }: Needs<'formerApplications'>,
): Promise<StoredDocument[]> => {
  const former = await formerApplications.of(id)
  return former.find(({ application_form: form }) => form.reference_no === reference)?.documents ?? []
}

/** A file that is not what was sent is recorded as read like any other. */
const differing = (error: unknown): Conflict => {
  if (error instanceof Conflict) return error
  throw error
}

/**
 * @param options.former reads the file that was returned. @param options.application of a previous application
 * @throws NotFound, TooMany; Conflict where the file is not what was sent
 */
export const readCaseDocument = async (
  { id: caseId, key }: { id: string; key: string },
  options: { attachment: boolean; former: boolean; application?: string | undefined },
  staff: StaffMember,
  now: Date,
  services: Needs<'cases' | 'clock' | 'events' | 'files' | 'formerApplications' | 'limits' | 'log' | 'users'>,
): Promise<DocumentBytes> => {
  await countReading('documents', staff, now, services)
  const { application } = options
  const { id, ...present } = await loadCase(caseId, services)
  const documents = application ? await documentsOfFormer(id, application, services) : present.documents
  const document = documents.find(({ name }) => name === key)
  const answer = await readDocument(allKeys, key, documents, options, services).catch(differing)
  if (document) {
    const details = {
      document: document.name,
      stored: answer instanceof Conflict ? 'not as sent' : 'as sent',
      ...(options.former && { former: 'yes' }),
      ...(application && { application }),
    }
    const event = { event: 'DOCUMENT_READ', by: eventAuthor(clerkOf(staff)), details } as const
    await services.events.append(id, event, now)
  }
  if (answer instanceof Conflict) throw answer
  return answer
}
