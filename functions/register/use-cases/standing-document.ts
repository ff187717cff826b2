/**
 * The paper on which a change of standing rests, such as a death certificate. The proposal names it, then the history of the entry; a
 * proposal that comes to nothing takes it along.
 */
import { withoutMetadata } from '#functions/documents/inspection/without-metadata.ts'
import { checkFile } from '#functions/documents/use-cases/check-document-file.ts'
import { extensions } from '#functions/documents/use-cases/present-documents.ts'
import { fileDigest } from '#functions/documents/use-cases/upload-document.ts'
import { changeRequestObjectKey } from '#functions/platform/gateways/object-keys.ts'
import { fingerprint } from '#functions/platform/table/record.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf, eventAuthor } from '#functions/staff/data/clerk.ts'
import type { StoredProposal } from '#functions/staff/data/proposal.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import type { DocumentBytes } from '#shared/documents/records/document.ts'
import { NotFound, Refusal } from '#shared/kit/errors.ts'
import { plainNumber } from '#shared/kit/format.ts'
import type { ProposedStandingWithDocument } from '#shared/register/records/registration-file.ts'
import { standingProposal } from '#shared/register/records/registration-file.ts'
import { documentTypes } from '#shared/vocabulary/documents.ts'
import { type Proposing, proposeStanding } from './propose-change.ts'
import { readRegistration } from './read-registration.ts'

/** Deletes the paper of a proposal that was refused or withdrawn. */
export const removeProposedDocument = async (
  { kind, subject, contents }: StoredProposal,
  { files }: Needs<'files'>,
): Promise<void> => {
  const document = kind === 'standing' && standingProposal.parse(contents).document
  if (document) await files.remove(changeRequestObjectKey(subject, document))
}

/** The same person, version and file have the same name, so that a repeat is the same proposal. @throws as `proposeStanding` */
export const proposeWithDocument = async (
  number: string,
  { file, wording, version, ...step }: ProposedStandingWithDocument,
  proposing: Proposing,
  services: Needs<'files' | 'proposals' | 'registrations'>,
): Promise<void> => {
  const type = checkFile(file.bytes, { takesPdf: true })
  const bytes = withoutMetadata(file.bytes)
  const document = `${fingerprint([proposing.staff.id, version, fileDigest(bytes)])}.${extensions[type]}`
  const key = changeRequestObjectKey(number, document)
  const proposed = { ...step, wording: wording || null, version: Number(version), document }
  try {
    await proposeStanding(number, proposed, proposing, services, () => services.files.put(key, bytes, type))
  } catch (error) {
    const waiting = await services.proposals.about('standing', plainNumber(number))
    // After any other error the proposal may be there, and name the file.
    if (error instanceof Refusal && waiting?.contents.document !== document) await services.files.remove(key)
    throw error
  }
}

/** The holder is told of the reading before a byte is sent. @throws NotFound */
export const readStandingDocument = async (
  { number, document }: { number: string; document: string },
  { staff, now }: { staff: StaffMember; now: Date },
  services: Needs<'events' | 'files' | 'registrations'>,
): Promise<DocumentBytes> => {
  const { holder } = await readRegistration(number, services)
  const read = { event: 'DOCUMENT_READ' as const, by: eventAuthor(clerkOf(staff)) }
  const details = { document: 'standing_document' }
  if (holder) await services.events.append(holder, { ...read, details }, now)
  const found = await services.files.read(changeRequestObjectKey(number, document))
  const type = documentTypes.find((one) => document.endsWith(`.${extensions[one]}`))
  if (!found || !type) throw new NotFound('The document is not there any more')
  const file_name = `standing.${extensions[type]}`
  return { bytes: new Uint8Array(found.bytes), type, file_name, attachment: type === 'application/pdf' }
}
