import type { Proposal } from '#shared/staff/records/proposal.ts'
import type { ProposalKind } from '#shared/staff/rules/proposals.ts'
import type { ProposalAction } from '#shared/staff/rules/second-person.ts'
import { api } from '#web/api/client.ts'
import { SettleProposal } from '#web/ui/office/settle-proposal.tsx'

/** Only a refusal has a text that could be lost. */
export const refusalKey = ({ id }: Pick<Proposal, 'id'>): string => `refuse-confirmation:${id}`

const confirmed: Record<ProposalKind, string> = {
  invitation: 'The account is made, and an email with a link to set a password is sent.',
  account: 'It applies at once. All administrators are told by email, and the person where it concerns them.',
  settings: 'It applies at once, and all administrators are told by email.',
  export:
    'The person who proposed it can save the file for a day. It contains names, CNICs and phone numbers.',
  term: 'It applies to registrations and renewals that are approved from its first day on.',
  standing:
    'It applies from its date on, and everybody who checks the registration or its certificate sees it. The holder is told by email.',
  particulars: 'The register says so at once. The holder is told by email.',
  unlink:
    'The account loses the registration, and what it has asked for and is not done. The person is told by email.',
  letter: 'The letter is signed with both your names. Its holder is told by email, and prints it.',
  cnic: 'The account is closed at once and its CNIC is free. Both people are told by email.',
  watcher: 'It may list numbers from now on, or goes on as it says here, and is told by email.',
  'walk-in': '',
  claim: 'The register changes at once. The person is told by email, and so is the address in the book.',
  'bank-undo':
    'The import takes no more rows. Then press “Continue undoing” on its page: fees that it has verified become unpaid again.',
  'day-book': 'The day shows the correction, with both names.',
  refund:
    'The payment can pay for nothing any more, and a fee that it has paid becomes unpaid; of a refund that is taken back, the deposit is unmatched again. An applicant is told by email.',
  receipt:
    'The receipt pays for nothing; its serial stays used, and its instrument can be taken in again. A deposit that it has become goes with it.',
  book: 'Its rows enter the register.',
  'book-undo':
    'The book takes no more rows. Then press “Continue undoing” on its page: its entries leave the register, except those on which an approved renewal rests.',
}

const explanationOf = (action: ProposalAction, { kind }: Proposal): string => {
  if (action === 'confirm') return confirmed[kind]
  return action === 'refuse'
    ? 'Nothing changes. The person who proposed it reads your reason on this page.'
    : 'Nothing changes. It can be proposed again.'
}

interface SettleDialogProps {
  proposal: Proposal
  action: ProposalAction
  onClose: (outdated: boolean) => void
  onDone: (message: string) => void
}

export const SettleDialog = ({ proposal, action, ...done }: SettleDialogProps) => (
  <SettleProposal
    {...done}
    action={action}
    draft={`confirmation:${proposal.id}`}
    what="this"
    title={proposal.title}
    explanation={explanationOf(action, proposal)}
    settle={(body, keys) => api.proposals.act({ params: { id: proposal.id }, body }, keys)}
  />
)
