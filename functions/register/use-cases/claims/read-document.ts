/** The claimed certificate or the CNIC of the claimant; each reading is recorded before a byte is sent, as of any document of a person. */
import { extensions, readDocument } from '#functions/documents/use-cases/present-documents.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf, eventAuthor } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import type { DocumentBytes } from '#shared/documents/records/document.ts'
import { NotFound } from '#shared/kit/errors.ts'
import { type ClaimDocument, claimDocuments } from '#shared/register/records/claim.ts'
import type { StoredClaim } from '../../data/claim.ts'
import { cnicDocumentsOf, loadClaim } from './present-claim.ts'

type Services = Needs<'accounts' | 'claims' | 'clock' | 'documents' | 'events' | 'files' | 'log'>

const readCertificate = async (
  { object_key, type }: StoredClaim,
  { files }: Services,
): Promise<DocumentBytes> => {
  const found = await files.read(object_key)
  if (!found) throw new NotFound('The picture is not there any more')
  const file_name = `claimed-certificate.${extensions[type]}`
  return { bytes: new Uint8Array(found.bytes), type, file_name, attachment: type === 'application/pdf' }
}

/** @throws NotFound; Conflict where it is not what was sent */
export const readClaimDocument = async (
  { id, key }: { id: string; key: ClaimDocument },
  staff: StaffMember,
  now: Date,
  services: Services,
): Promise<DocumentBytes> => {
  const { claim } = await loadClaim(id, services)
  const details = { document: key === 'certificate' ? 'claimed_certificate' : key }
  await services.events.append(id, { event: 'DOCUMENT_READ', by: eventAuthor(clerkOf(staff)), details }, now)
  if (key === 'certificate') return readCertificate(claim, services)
  const documents = await cnicDocumentsOf(id, services)
  return readDocument(
    [...claimDocuments.filter((one) => one !== 'certificate')],
    key,
    documents,
    { attachment: false },
    services,
  )
}
