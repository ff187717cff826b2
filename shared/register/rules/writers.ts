/**
 * Everything that writes an entry of the register, by the event in its history: who proposes it, who is the second person, on
 * which evidence, what people see, and who is told. The history refuses what lacks its second person; docs/security.md shows this table.
 */
import type { RegistrationEvent } from '../records/registration.ts'

export interface Writer {
  /** The endpoint, with the act where it has several. */
  act: string
  proposes: string
  /** `confirms`: named in the same entry of the history. `earlier`: the act rests on the work of another person. */
  second: 'confirms' | 'earlier' | 'none'
  /** Who that is. */
  secondIs: string
  evidence: string
  /** What everybody reads afterwards. */
  seen: string
  told: string
  /** The use case that writes it. */
  file: string
}

const registrars = { proposes: 'registrar', second: 'confirms', secondIs: 'another registrar' } as const
const standing = {
  act: 'registrations.proposeStanding',
  ...registrars,
  evidence: 'a coded reason and words',
  told: 'the holder',
  file: 'functions/register/use-cases/confirm-change.ts',
} as const
const reviewed = { second: 'earlier', secondIs: 'who reviewed it, and who verified the fee' } as const
const approval = {
  act: 'cases.act: approve, or meetings.decide',
  proposes: 'registrar',
  ...reviewed,
  evidence: 'the submitted version with its documents, the review and the verified fee',
  told: 'the holder',
  file: 'functions/cases/use-cases/actions/registration-changes.ts',
} as const
const certificates = {
  proposes: 'reception, registrar',
  second: 'earlier',
  secondIs: 'both of the entry',
  evidence: 'an entry in force',
  told: 'nobody',
  file: 'functions/certificates/use-cases/certificates.ts',
} as const
const places = {
  act: 'ownPlaces.save',
  proposes: 'the holder',
  second: 'none',
  secondIs: 'nobody, it is no standing',
  evidence: 'the holder’s words',
  seen: 'the place, by a setting',
  told: 'who else is in charge there',
  file: 'functions/register/use-cases/own-entry/own-entry.ts',
} as const
const photos = {
  ...{ ...places, act: 'ownPlaces.showPhoto', evidence: 'the holder’s consent', told: 'nobody' },
} as const
const holds = {
  ...places,
  act: 'ownChecks.hold',
  evidence: 'the holder’s password or passkey',
  told: 'the holder',
} as const

export const writers: Record<RegistrationEvent, Writer> = {
  CREATED: { ...approval, seen: 'the entry, in force' },
  EXTENDED: { ...approval, seen: 'the new end' },
  APPROVAL_REVERSED: {
    ...approval,
    ...registrars,
    act: 'cases.act: reverse-approval',
    evidence: 'a reason',
    seen: 'nothing, or “removed” if the certificate had been handed over',
  },
  RESTORED: {
    ...standing,
    ...reviewed,
    act: 'registrations.proposeStanding or cases.act: approve, or meetings.decide',
    seen: 'in force',
  },
  LINKED: {
    ...approval,
    secondIs: 'who saw the old certificate and linked it, who reviewed it, and who verified the fee',
    evidence: 'the old certificate, and the same as of every approval',
    seen: 'the entry, to its new end',
  },
  UNLINKED: {
    ...registrars,
    act: 'cases.unlinkRegistration, claims.decide or ownData.closeAccount',
    secondIs: 'another registrar; that somebody closes their own account needs no staff',
    evidence: 'a reason',
    seen: 'no difference',
    told: 'the holder',
    file: 'functions/register/use-cases/confirm-change.ts, functions/register/use-cases/claims/confirm-claim.ts, functions/accounts/use-cases/remove-account.ts',
  },
  IMPORTED: {
    ...registrars,
    act: 'books.import',
    secondIs: 'another registrar, who saw drawn rows beside their pages',
    evidence: 'the row of the book and the scan of its page',
    seen: 'the entry',
    told: 'nobody',
    file: 'functions/register/use-cases/books/import-part.ts',
  },
  ROW_COMPARED: {
    act: 'registrations.compareRow',
    proposes: 'registrar',
    second: 'earlier',
    secondIs: 'who brought the book in, and who confirmed it',
    evidence: 'the row of the book beside the scan of its page',
    seen: 'no difference',
    told: 'nobody',
    file: 'functions/register/use-cases/books/compare-row.ts',
  },
  IMPORT_UNDONE: {
    ...registrars,
    act: 'books.undo',
    evidence: 'a reason',
    seen: 'nothing, or “removed”',
    told: 'nobody',
    file: 'functions/register/use-cases/books/undo-part.ts',
  },
  CLAIMED: {
    ...registrars,
    act: 'ownClaims.enterCode or claims.decide',
    secondIs: 'another registrar; a code to the address of the entry needs no staff',
    evidence: 'the code, or certificate and CNIC beside the entry',
    seen: 'no difference',
    told: 'the holder, and the address of the entry',
    file: 'functions/register/use-cases/claims/enter-code.ts, functions/register/use-cases/claims/confirm-claim.ts',
  },
  CLAIM_HELD: {
    act: 'claimObjections.create',
    proposes: 'whoever reads the address of the entry',
    second: 'none',
    secondIs: 'nobody',
    evidence: 'the link that was sent there',
    seen: 'no difference',
    told: 'the holder',
    file: 'functions/register/use-cases/claims/object-to-claim.ts',
  },
  CLAIM_UPHELD: {
    ...registrars,
    act: 'claims.decide',
    evidence: 'certificate and CNIC beside the entry',
    seen: 'no difference',
    told: 'the holder',
    file: 'functions/register/use-cases/claims/confirm-claim.ts',
  },
  SUSPENDED: { ...standing, seen: '“suspended”, with a sentence of the closed list' },
  REINSTATED: { ...standing, seen: 'in force' },
  REMOVED: { ...standing, seen: '“removed”, with a sentence of the closed list' },
  DIED: {
    ...standing,
    evidence: 'a document, or words why there is none',
    seen: '“removed”',
    told: 'nobody',
  },
  CORRECTED: {
    ...standing,
    act: 'registrations.proposeParticulars or changeRequests.accept',
    evidence: 'words, or the holder’s request with its document',
    seen: 'the corrected name, city or qualification',
  },
  LETTER_ISSUED: {
    ...registrars,
    act: 'changeRequests.accept',
    evidence: 'the entry in force, and the holder’s request',
    seen: 'its letter is genuine',
    told: 'the holder',
    file: 'functions/register/use-cases/confirm-change.ts',
  },
  PLACE_DECLARED: places,
  PLACE_CHANGED: places,
  PLACE_PHOTO_SHOWN: { ...photos, seen: 'the photo, by everybody who scans a door card' },
  PLACE_PHOTO_HIDDEN: { ...photos, seen: 'no photo any more' },
  PLACE_ENDED: { ...places, act: 'ownPlaces.end or ownPlaces.save', told: 'nobody' },
  HOLD_SET: { ...holds, seen: 'that the holder asks to be seen, while it is in force' },
  HOLD_ENDED: { ...holds, seen: 'nothing of it any more' },
  CERTIFICATE_PREPARED: { ...certificates, act: 'certificates.prepare', seen: 'its certificate is genuine' },
  CERTIFICATE_REPLACED: { ...certificates, act: 'certificates.replace', seen: 'the one before is void' },
  CERTIFICATE_VOID: { ...certificates, act: 'certificates.void', evidence: 'a reason', seen: 'it is void' },
  CERTIFICATE_NUMBERED: {
    ...certificates,
    act: 'certificates.notePaper',
    evidence: 'the sheet at hand',
    seen: 'no difference',
  },
}
