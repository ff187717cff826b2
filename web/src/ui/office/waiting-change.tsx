import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import type { WaitingProposal } from '#shared/staff/records/proposal.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { whole } from '#web/ui/whole.tsx'
import { formatMoment } from '../moments.ts'
import { ChangedSettings } from './settings-changes.tsx'

/** A change that another administrator confirms: what it is, who proposed it, and who must act. */
export const WaitingChange = ({ waiting }: { waiting: WaitingProposal }) => {
  const { title, by, at, changes } = waiting
  const isOwn = useAdminSession().admin?.id === by.id
  return (
    <section className="banner-note" aria-label="Waiting for confirmation">
      <p>
        {changes.length > 0 ? 'A change' : title} was proposed by <Typed>{by.name}</Typed>,{' '}
        {whole(formatMoment(at))}. It is not in force yet.
      </p>
      <ChangedSettings changed={changes} />
      <p>
        {isOwn ? 'Another administrator confirms it. ' : 'You can confirm or refuse it. '}
        <Link to={paths.adminConfirmations}>Open the confirmations</Link>
      </p>
    </section>
  )
}
