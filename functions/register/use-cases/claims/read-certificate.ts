/** The picture of a claimed certificate; each reading is recorded before a byte is sent, as of any document of a person. */
import { extensions } from '#functions/documents/use-cases/present-documents.ts'
import type { Needs } from '#functions/services.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { clerkOf, eventAuthor } from '#functions/staff/use-cases/clerk.ts'
import type { DocumentBytes } from '#shared/documents/records/document.ts'
import { NotFound } from '#shared/kit/errors.ts'
import { loadClaim } from './present-claim.ts'

/** @throws NotFound */
export const readClaimedCertificate = async (
  id: string,
  staff: StaffMember,
  now: Date,
  services: Needs<'accounts' | 'claims' | 'events' | 'files'>,
): Promise<DocumentBytes> => {
  const { claim } = await loadClaim(id, services)
  const details = { document: 'claimed_certificate' }
  await services.events.append(id, { event: 'DOCUMENT_READ', by: eventAuthor(clerkOf(staff)), details }, now)
  const found = await services.files.read(claim.object_key)
  if (!found) throw new NotFound('The picture is not there any more')
  const { type } = claim
  const file_name = `claimed-certificate.${extensions[type]}`
  return { bytes: new Uint8Array(found.bytes), type, file_name, attachment: type === 'application/pdf' }
}
