/** A claim with the entry of the register, for the registrar who decides it. */

import type { Account } from '#functions/accounts/data/stored-account.ts'
import type { StoredDocument } from '#functions/documents/data/stored-document.ts'
import type { StoredClaim, StoredClaims } from '#functions/register/data/claim.ts'
import type { Needs } from '#functions/services.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { reasonAgainstOwnCase } from '#shared/cases/rules/own-case.ts'
import { NotFound } from '#shared/kit/errors.ts'
import type { ClaimDetails, ClaimDocument } from '#shared/register/records/claim.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { isOpenClaim, obstacleToLink } from '#shared/register/rules/claim.ts'
import { standingLabels, standingOn } from '#shared/register/rules/registration.ts'
import { loadRow } from '../books/load-book.ts'
import { recordReading } from '../read-registration.ts'

const cnicPictures = ['cnic_front_image', 'cnic_back_image'] as const

export interface LoadedClaim {
  account: Account
  claims: StoredClaims
  claim: StoredClaim
}

/** The newest claim of a person. @throws NotFound */
export const loadClaim = async (
  id: string,
  { accounts, claims }: Needs<'accounts' | 'claims'>,
): Promise<LoadedClaim> => {
  const [account, all] = await Promise.all([accounts.read(id), claims.of(id)])
  const claim = all.claims.at(-1)
  if (!account || !claim) throw new NotFound()
  return { account, claims: all, claim }
}

/** The row of the book that an entry comes from; null where it comes from elsewhere. */
const rowInBook = async ({ source }: RegistrationRecord, services: Needs<'books' | 'bookParts'>) =>
  'book' in source
    ? loadRow(source.book, { file: source.file ?? 1, line: source.row }, services).catch((error) => {
        if (error instanceof NotFound) return null
        throw error
      })
    : null

const presentEntry = async (
  entry: RegistrationRecord,
  today: string,
  services: Needs<'accounts' | 'books' | 'bookParts'>,
): Promise<ClaimDetails['entry']> => {
  const holder = entry.holder && (await services.accounts.read(entry.holder))
  const { number, name, father_name, cnic, date_of_birth, category, city, qualification } = entry
  const { first_registered_on, valid_until } = entry
  return {
    ...{ number, name, father_name, cnic, date_of_birth, category, city, qualification },
    ...{ first_registered_on, valid_until, standing: standingLabels[standingOn(entry, today)] },
    holder: holder ? holder.name : null,
    in_book: await rowInBook(entry, services),
  }
}

/** The pictures of the CNIC that the person has uploaded. */
export const cnicDocumentsOf = async (
  id: string,
  { documents }: Needs<'documents'>,
): Promise<StoredDocument[]> => {
  const found = await Promise.all(cnicPictures.map((key) => documents.read(id, key)))
  return found.filter((document) => document !== null)
}

/** What a registrar can look at. */
export const documentsOfClaim = async (
  id: string,
  services: Needs<'documents'>,
): Promise<ClaimDocument[]> => {
  const held = await cnicDocumentsOf(id, services)
  return ['certificate', ...cnicPictures.filter((key) => held.some(({ name }) => name === key))]
}

/** @param number of the entry to look at; that of the claim where it is absent */
export const entryForClaim = (
  { account, claim }: LoadedClaim,
  number: string | undefined,
  { registrations }: Needs<'registrations'>,
): Promise<RegistrationRecord | null> =>
  registrations.read(number || account.registration?.number || claim.number, true)

/** The claimant is told of the reading, and so is the holder of the entry if that is somebody else. */
export const recordClaimReading = async (
  { account }: LoadedClaim,
  entry: RegistrationRecord | null,
  by: { staff: StaffMember; now: Date },
  services: Needs<'events'>,
): Promise<void> => {
  await recordReading(account.id, 'claim', by, services)
  if (entry && entry.holder !== account.id) await recordReading(entry.holder, 'compared', by, services)
}

/** Other accounts that claim the same entry and wait, too. */
const rivalsOf = async (
  { account, claim }: LoadedClaim,
  number: string,
  services: Needs<'claims'>,
): Promise<ClaimDetails['rivals']> => {
  if (!isOpenClaim(claim)) return []
  const waiting = await services.claims.waiting()
  return waiting
    .filter((other) => other.number === number && other.id !== account.id)
    .map(({ id, name }) => ({ id, name }))
}

export const presentClaimDetails = async (
  loaded: LoadedClaim,
  entry: RegistrationRecord | null,
  { staff, today }: { staff: StaffMember; today: string },
  services: Needs<'accounts' | 'books' | 'bookParts' | 'claims' | 'documents' | 'proposals'>,
): Promise<ClaimDetails> => {
  const { account, claim } = loaded
  const [documents, proposal, rivals] = await Promise.all([
    documentsOfClaim(account.id, services),
    services.proposals.about('claim', account.id),
    rivalsOf(loaded, entry?.number ?? claim.number, services),
  ])
  const { object_key: _key, sent: _sent, ...shown } = claim
  const { name, father_name, cnic, email, phone } = account
  const decided = isOpenClaim(claim) ? null : 'This claim has been decided'
  const proposed = proposal && { title: proposal.title, by: proposal.by, at: proposal.at }
  return {
    id: account.id,
    ...{ claim: shown, documents, proposed, rivals },
    account: { number: account.registration?.number ?? '', name, father_name, cnic, email, phone },
    entry: entry && (await presentEntry(entry, today, services)),
    obstacle: decided ?? reasonAgainstOwnClaim(staff, account) ?? obstacleToLink(account, entry),
  }
}

/** Nobody decides their own claim. */
export const reasonAgainstOwnClaim = (staff: StaffMember, account: Account): string | null =>
  reasonAgainstOwnCase(staff.account, account) && 'This claim is your own, so a colleague must decide it'
