import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import {
  bankImportPath,
  bookPath,
  casePath,
  changeRequestPath,
  claimPath,
  dayBookPath,
  paths,
  receiptPath,
  registrationPath,
  staffAccountPath,
  walkInPath,
} from '#shared/paths.ts'
import type { Proposal } from '#shared/staff/records/proposal.ts'
import type { ProposalAction } from '#shared/staff/rules/second-person.ts'
import { Button } from '#web/ui/button.tsx'
import { StandingDocument } from '#web/ui/document/standing-document.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { ChangedSettings } from '#web/ui/office/settings-changes.tsx'
import { actionLabels } from '#web/ui/office/settle-proposal.tsx'
import { whole } from '#web/ui/whole.tsx'

/** The page on which people can look at the subject before they settle the proposal. */
const linkOf = ({ kind, about }: Proposal): { to: string; label: string } | null => {
  if (!about) return null
  if (kind === 'bank-undo') return { to: bankImportPath(about), label: 'Look at the import' }
  if (kind === 'day-book') return { to: dayBookPath(about.slice(0, 7)), label: 'Look at the day book' }
  if (kind === 'receipt') return { to: receiptPath(about), label: 'Look at the receipt' }
  if (kind === 'refund') return { to: casePath(about), label: 'Look at the application' }
  if (kind === 'book') return { to: bookPath(about), label: 'Compare and confirm' }
  if (kind === 'book-undo') return { to: bookPath(about), label: 'Look at the book' }
  if (kind === 'letter') {
    const [number = '', request = ''] = about.split(' ')
    return { to: changeRequestPath(number, request), label: 'Look at the request' }
  }
  if (kind === 'walk-in') return { to: walkInPath(about), label: 'Compare and confirm' }
  if (kind === 'watcher') return { to: paths.adminWatchers, label: 'Look at what it asks' }
  if (kind === 'cnic') return { to: paths.adminClaims, label: 'Look at the request' }
  if (kind === 'claim') return { to: claimPath(about), label: 'Look at the claim' }
  if (kind === 'settings')
    return {
      to: about === 'retention' ? paths.adminRetention : paths.adminCouncil,
      label: 'Look at the settings',
    }
  return kind === 'account'
    ? { to: staffAccountPath(about), label: 'Look at the account' }
    : { to: registrationPath(about), label: 'Look at the registration' }
}

/** Whoever comes for one proposal is there, and its buttons are the next stops. */
const useNamedInAddress = (id: string) => {
  const { hash } = useLocation()
  const card = useRef<HTMLLIElement>(null)
  const isNamed = hash === `#${id}`
  useEffect(() => {
    if (isNamed) card.current?.focus()
  }, [isNamed])
  return { ref: card, ...(isNamed && { tabIndex: -1 }) }
}

interface OpenProposalProps {
  proposal: Proposal
  onAct: (action: ProposalAction) => void
}

/** A proposal: who made it and why, and what the reader may do. */
export const OpenProposal = ({ proposal, onAct }: OpenProposalProps) => {
  const { title, by, at, reason, changes, actions, about, document } = proposal
  const link = linkOf(proposal)
  // A book is confirmed beside its pages, a walk-in beside what was signed.
  const here = ['book', 'walk-in'].includes(proposal.kind)
    ? actions.filter((action) => action !== 'confirm')
    : actions
  return (
    <li className="card" {...useNamedInAddress(proposal.id)}>
      <div className="card-head">
        <Typed as="h2">{title}</Typed>
        <span className="status status-needed">Not done yet</span>
      </div>
      <p>
        Proposed by <Typed>{by.name}</Typed>, {whole(formatMoment(at))}
      </p>
      {reason && (
        <Typed as="p" className="proposal-reason">
          {reason}
        </Typed>
      )}
      <ChangedSettings changed={changes} />
      {document && about && <StandingDocument number={about} document={document} />}
      {!actions.includes('confirm') && <p>You proposed this; another person confirms it.</p>}
      <div className="page-actions">
        {here.map((action) => (
          <Button
            key={action}
            look={action === 'confirm' ? 'primary' : undefined}
            aria-label={`${actionLabels[action]}, ${title}`}
            onClick={() => onAct(action)}
          >
            {actionLabels[action]}
          </Button>
        ))}
        {link && <Link to={link.to}>{link.label}</Link>}
      </div>
    </li>
  )
}
