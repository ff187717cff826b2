/** A proposal is carried out in the transaction that ends it, by the rules of the day of the confirmation. */

import { letterOfGoodStanding } from '#functions/certificates/use-cases/good-standing-letter.ts'
import { writeToBeginUndoing } from '#functions/payments/data/bank-import-writes.ts'
import { loadImport } from '#functions/payments/use-cases/bank-statement/load-import.ts'
import { confirmCorrection } from '#functions/payments/use-cases/day-book.ts'
import { confirmCancellation } from '#functions/payments/use-cases/receipts/end-receipt.ts'
import { confirmRefund } from '#functions/payments/use-cases/refunds/confirm-refund.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { requireNoFieldErrors } from '#functions/platform/use-cases/require-version.ts'
import { writeToBeginUndoingBook, writeToConfirmBook } from '#functions/register/data/book.ts'
import { writeTerm } from '#functions/register/data/term.ts'
import { loadBook, obstacleToConfirm } from '#functions/register/use-cases/books/load-book.ts'
import { confirmClaim } from '#functions/register/use-cases/claims/confirm-claim.ts'
import {
  confirmLetter,
  confirmStanding,
  confirmUnlink,
  requireRegistrarStill,
} from '#functions/register/use-cases/confirm-change.ts'
import { confirmParticulars } from '#functions/register/use-cases/confirm-particulars.ts'
import { confirmWatch } from '#functions/register/use-cases/watching/watchers.ts'
import type { Needs } from '#functions/services.ts'
import type { StoredProposal } from '#functions/staff/data/proposal.ts'
import type { Roster } from '#functions/staff/data/roster.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { Conflict, NotAllowed } from '#shared/kit/errors.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { parseWith } from '#shared/kit/parse-with.ts'
import { termProposal } from '#shared/register/records/term.ts'
import { invitation, staffCommand } from '#shared/staff/records/staff.ts'
import { isTold, type ProposalKind } from '#shared/staff/rules/proposals.ts'
import { mayManageAccounts } from '#shared/staff/rules/staff.ts'
import { clerkOf, eventAuthor } from '../../data/clerk.ts'
import { beforeCommand, changeForCommand } from '../act-on-staff.ts'
import { changeStaff } from '../change-staff.ts'
import { confirmCnicRequest } from '../cnic-requests.ts'
import { writesToConfirm } from '../confirmed-settings.ts'
import { createInvited } from '../invite-staff.ts'
import { tellAdministrators } from '../tell-administrators.ts'
import { confirmWalkIn } from '../walk-ins/confirm-walk-in.ts'

export type ConfirmationServices = Needs<
  | 'abandonedAccounts'
  | 'accounts'
  | 'applicationForms'
  | 'bankImports'
  | 'books'
  | 'cases'
  | 'challans'
  | 'changeRequests'
  | 'checkerEnds'
  | 'claims'
  | 'cnicRequests'
  | 'config'
  | 'councilSettings'
  | 'deposits'
  | 'documents'
  | 'exportLog'
  | 'feeSchedules'
  | 'files'
  | 'formerApplications'
  | 'newId'
  | 'proposals'
  | 'logFiles'
  | 'publicLog'
  | 'receipts'
  | 'registrationHistory'
  | 'registrations'
  | 'retention'
  | 'roster'
  | 'staff'
  | 'statementSigner'
  | 'users'
  | 'walkIns'
  | 'watchers'
>

interface Confirming {
  staff: StaffMember
  attempt: Attempt
  /** They have compared the rows that were drawn from a book, or what was signed at the counter. */
  compared: boolean
}

type Confirm = (
  proposal: StoredProposal,
  endWrites: Write[],
  confirming: Confirming,
  services: ConfirmationServices,
) => Promise<void>

/** Both must be administrators at the moment of the confirmation. */
const requireTwoAdministrators = ({ people }: Roster, { by }: StoredProposal, staff: StaffMember): void => {
  if (!mayManageAccounts(people, staff.id)) throw new NotAllowed()
  if (!mayManageAccounts(people, by.id))
    throw new Conflict(`${by.name} is not an administrator any more. Refuse this and propose it yourself`)
}

const inviteProposed: Confirm = async (proposal, extraWrites, { staff, attempt }, services) => {
  requireTwoAdministrators(await services.roster.read(), proposal, staff)
  const invited = parseWith(invitation, proposal.contents)
  const isTaken = (await services.staff.idByEmail(invited.email)) !== null
  if (isTaken) throw new Conflict('A staff account with this email already exists. Refuse or withdraw this')
  const confirmedBy = clerkOf(staff)
  await createInvited(invited, { by: proposal.by, confirmedBy, extraWrites }, attempt, services)
}

const changeProposed: Confirm = async (proposal, endWrites, { staff, attempt }, services) => {
  const { id, subject, by, contents } = proposal
  const command = parseWith(staffCommand, contents.command)
  const decide = async (member: StaffMember, roster: Roster) => {
    // Called again when something has changed: perhaps somebody else has settled the proposal.
    if ('ended' in (await services.proposals.read(id, attempt))) return null
    requireTwoAdministrators(roster, proposal, staff)
    if (JSON.stringify(contents.before) !== JSON.stringify(beforeCommand(member)))
      throw new Conflict('The account was changed after this was proposed. It can be refused or withdrawn')
    const {
      event,
      details,
      extraWrites = [],
      ...change
    } = changeForCommand(member, command, by, services.newId)
    const author = eventAuthor(clerkOf(staff))
    return {
      ...change,
      event: { event, by: author, details: { ...details, proposed_by: by.name } },
      extraWrites: [...extraWrites, ...endWrites],
    }
  }
  await changeStaff(subject, decide, attempt, services)
}

/** The same settings as they were, by the rules of today. */
const settingsProposed: Confirm = async (proposal, endWrites, { staff, attempt }, services) => {
  requireTwoAdministrators(await services.roster.read(), proposal, staff)
  const by = clerkOf(staff)
  const writes =
    proposal.subject === 'council'
      ? await writesToConfirm(services.councilSettings, proposal, by, attempt)
      : await writesToConfirm(services.retention, proposal, by, attempt)
  await services.proposals.end(proposal, [...endWrites, ...writes], attempt)
}

const confirmExport: Confirm = (proposal, endWrites, { staff, attempt }, { exportLog, proposals }) => {
  const settled = { by: clerkOf(staff), at: attempt.now.toISOString() }
  const write = exportLog.settle(String(proposal.contents.entry), 'confirmed', settled)
  return proposals.end(proposal, [...endWrites, write], attempt)
}

/** From now on anybody with the role can undo the rows, in slices. */
const beginUndoing: Confirm = async (proposal, endWrites, { staff, attempt }, services) => {
  const imported = await loadImport(proposal.subject, services)
  const { by, reason } = proposal
  const undone = { by, at: attempt.now.toISOString(), reason, confirmed_by: clerkOf(staff) }
  await services.proposals.end(proposal, [...endWrites, writeToBeginUndoing(imported, undone)], attempt)
}

/** The same term as it was, by the rules of today. */
const termProposed: Confirm = async (proposal, endWrites, { attempt }, services) => {
  const { before, after } = termProposal.parse(proposal.contents)
  const today = dayInKarachi(attempt.now)
  if (proposal.subject <= today)
    throw new Conflict('The first day has come, so this can no longer be confirmed')
  const write = writeTerm(proposal.subject, before, after, today)
  await services.proposals.end(proposal, [...endWrites, write], attempt)
}

/** Its rows enter the register afterwards, in slices. */
const confirmBook: Confirm = async (proposal, endWrites, { staff, attempt, compared }, services) => {
  const book = await loadBook(proposal.subject, services)
  const obstacle = obstacleToConfirm(book, staff.id)
  if (obstacle) throw new NotAllowed(obstacle)
  requireNoFieldErrors(
    compared ? {} : { compared: ['Compare the rows with their pages, on the page of the book'] },
  )
  const confirmed = { by: proposal.by, at: attempt.now.toISOString(), confirmed_by: clerkOf(staff) }
  await services.proposals.end(proposal, [...endWrites, writeToConfirmBook(book.id, confirmed)], attempt)
}

const beginUndoingBook: Confirm = async (proposal, endWrites, { staff, attempt }, services) => {
  const { id } = await loadBook(proposal.subject, services)
  const { by, reason } = proposal
  const undone = { by, at: attempt.now.toISOString(), reason, confirmed_by: clerkOf(staff) }
  await services.proposals.end(proposal, [...endWrites, writeToBeginUndoingBook(id, undone)], attempt)
}

const issueLetter: Confirm = (proposal, endWrites, confirming, services) => {
  const make = letterOfGoodStanding(proposal.by, confirming, services)
  return confirmLetter(proposal, endWrites, confirming, make, services)
}

const confirmations: Record<ProposalKind, Confirm> = {
  invitation: inviteProposed,
  account: changeProposed,
  settings: settingsProposed,
  export: confirmExport,
  'bank-undo': beginUndoing,
  refund: confirmRefund,
  receipt: confirmCancellation,
  'day-book': confirmCorrection,
  term: termProposed,
  book: confirmBook,
  'book-undo': beginUndoingBook,
  standing: confirmStanding,
  particulars: confirmParticulars,
  letter: issueLetter,
  unlink: confirmUnlink,
  claim: confirmClaim,
  'walk-in': confirmWalkIn,
  watcher: confirmWatch,
  cnic: async (proposal, endWrites, confirming, services) => {
    await requireRegistrarStill(proposal, services)
    await confirmCnicRequest(proposal, endWrites, confirming, services)
  },
}

/** @throws NotAllowed, Conflict when it is not possible any more, Invalid */
export const confirmProposal = async (
  proposal: StoredProposal,
  confirming: Confirming,
  services: ConfirmationServices,
): Promise<void> => {
  const { staff, attempt } = confirming
  const by = clerkOf(staff)
  const told = isTold(proposal)
    ? tellAdministrators(
        await services.roster.read(),
        { title: proposal.title, by: proposal.by, confirmedBy: by, proposed: false },
        attempt,
        services,
      )
    : []
  const endWrites = [
    ...services.proposals.writesToEnd(proposal, { outcome: 'confirmed', by }, attempt),
    ...told,
  ]
  return confirmations[proposal.kind](proposal, endWrites, confirming, services)
}
