import { abandonedAccounts } from '#functions/accounts/data/abandoned-account.ts'
import { accounts } from '#functions/accounts/data/account.ts'
import { checkerEnds } from '#functions/accounts/data/checker-end.ts'
import { formerApplications } from '#functions/accounts/data/person/former-application.ts'
import { users } from '#functions/accounts/data/person/user.ts'
import { applicationForms } from '#functions/applications/data/application-form.ts'
import { cases } from '#functions/cases/data/case.ts'
import { publicLog } from '#functions/certificates/data/public-log.ts'
import { logFiles } from '#functions/certificates/gateways/log-files.ts'
import { statementSigner } from '#functions/certificates/gateways/statement-signer.ts'
import { documents } from '#functions/documents/data/document.ts'
import { bankImports } from '#functions/payments/data/bank-import.ts'
import { challans } from '#functions/payments/data/challan.ts'
import { deposits } from '#functions/payments/data/deposit.ts'
import { feeSchedules } from '#functions/payments/data/fee-schedule.ts'
import { receipts } from '#functions/payments/data/receipt.ts'
import { files } from '#functions/platform/gateways/files.ts'
import { route } from '#functions/platform/http/route.ts'
import { attemptOfCommand } from '#functions/platform/use-cases/command-attempt.ts'
import { books } from '#functions/register/data/book.ts'
import { changeRequests } from '#functions/register/data/change-request.ts'
import { claims } from '#functions/register/data/claim.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { registrationHistory } from '#functions/register/data/registration-history.ts'
import { watchers } from '#functions/register/data/watcher.ts'
import { cnicRequests } from '#functions/staff/data/cnic-request.ts'
import { exportLog } from '#functions/staff/data/export-log.ts'
import { proposals, type StoredProposal } from '#functions/staff/data/proposal.ts'
import { roster } from '#functions/staff/data/roster.ts'
import { councilSettings } from '#functions/staff/data/settings/council-settings.ts'
import { retention } from '#functions/staff/data/settings/retention.ts'
import { staff } from '#functions/staff/data/staff.ts'
import { walkIns } from '#functions/staff/data/walk-in.ts'
import { settleProposal } from '#functions/staff/use-cases/proposals/settle-proposal.ts'
import { type ProposalKind, proposalActionsFor, seesProposal } from '#shared/staff/rules/proposals.ts'

/** What people can look at before they settle the proposal. */
const hasPage: ProposalKind[] = [
  'account',
  'settings',
  'bank-undo',
  'refund',
  'receipt',
  'day-book',
  'book',
  'book-undo',
  'standing',
  'particulars',
  'letter',
  'unlink',
  'claim',
  'cnic',
  'walk-in',
  'watcher',
]

/** A letter is looked at on the page of the request for it, a refund at the application whose fee it was. */
const pageOf = ({ kind, subject, contents }: StoredProposal): string | null => {
  if (kind === 'refund') return (contents.applicant as string | null) ?? null
  return kind === 'letter' ? `${subject} ${contents.request}` : subject
}

export const list = route('proposals.list', { proposals }, async ({ staff }, { proposals }) => {
  const { roles } = staff.account
  const isSeen = (one: Parameters<typeof seesProposal>[1]) => seesProposal(roles, one)
  const [open, settled] = await Promise.all([proposals.open(), proposals.settled()])
  const shown = open.filter(isSeen).map((proposal) => ({
    ...proposal,
    document:
      proposal.kind === 'standing' ? ((proposal.contents.document as string | undefined) ?? null) : null,
    about: hasPage.includes(proposal.kind) ? pageOf(proposal) : null,
    actions: proposalActionsFor(proposal, { id: staff.id, roles }),
  }))
  return { data: { open: shown, settled: settled.filter(isSeen) } }
})

export const act = route(
  'proposals.act',
  {
    ...{ abandonedAccounts, accounts, bankImports, books, changeRequests, claims, cnicRequests },
    ...{ councilSettings, documents, exportLog, files, proposals, registrationHistory, registrations },
    ...{ cases, challans, deposits, formerApplications, retention, roster, staff, users },
    ...{ applicationForms, checkerEnds, feeSchedules, walkIns, watchers },
    ...{ logFiles, publicLog, receipts, statementSigner },
  },
  async (request, services) => {
    const { params, body, staff } = request
    const attempt = attemptOfCommand(request.attempt, body, staff)
    return { data: null, message: await settleProposal(params.id, body, { staff, attempt }, services) }
  },
)
