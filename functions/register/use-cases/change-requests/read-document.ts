/** The document of a request, for its holder and for registrars. Each reading of staff is recorded before a byte is sent. */
import { extensions } from '#functions/documents/use-cases/present-documents.ts'
import type { StoredRequest } from '#functions/register/data/change-request.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf, eventAuthor } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import type { DocumentBytes } from '#shared/documents/records/document.ts'
import { NotFound } from '#shared/kit/errors.ts'

/** @throws NotFound also for a letter, and when the document was deleted with the request */
export const readRequestedDocument = async (
  { object_key, type, state }: StoredRequest,
  { files }: Needs<'files'>,
): Promise<DocumentBytes> => {
  const found = state === 'withdrawn' || !object_key ? null : await files.read(object_key)
  if (!found || !type) throw new NotFound('The document is not there any more')
  const file_name = `change-of-register.${extensions[type]}`
  return { bytes: new Uint8Array(found.bytes), type, file_name, attachment: type === 'application/pdf' }
}

/** @throws NotFound */
export const readDocumentAsStaff = async (
  { number, id }: { number: string; id: string },
  staff: StaffMember,
  now: Date,
  services: Needs<'changeRequests' | 'events' | 'files'>,
): Promise<DocumentBytes> => {
  const request = await services.changeRequests.read(number, id)
  if (!request) throw new NotFound('There is no such request')
  const details = { document: 'change_request' }
  const read = { event: 'DOCUMENT_READ' as const, by: eventAuthor(clerkOf(staff)), details }
  await services.events.append(request.user, read, now)
  return readRequestedDocument(request, services)
}
