import '#web/theme/staff/my-work.scss'
import { Link, useNavigate } from 'react-router-dom'
import type { WorkGroup } from '#shared/cases/records/work.ts'
import { paths } from '#shared/paths.ts'
import type { Proposal } from '#shared/staff/records/proposal.ts'
import { useApi } from '#web/api/use-api.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { keysEnabled } from '#web/ui/office/review-keys.ts'
import { usePageKeys } from '#web/ui/office/use-page-keys.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { type LoadedWork, loadMyWork } from './load-my-work.ts'
import { doneButtonOf } from './mention-done.tsx'
import { WaitingClaims, WaitingCnics, WaitingRequests } from './register-work.tsx'
import { SchedulesToConfirm } from './schedules-to-confirm.tsx'
import { countOf, groupLabels, groupPath, rowPath } from './work-labels.ts'
import { WorkRows } from './work-rows.tsx'

/** Proposals of other people, with links to the page where they are confirmed or refused. */
const ProposalsToConfirm = ({ open }: { open: Proposal[] }) => (
  <section className="card work-group" aria-labelledby="work-confirmations">
    <h3 id="work-confirmations">
      <Link to={paths.adminConfirmations}>
        Waiting for my confirmation <span className="work-count">{open.length}</span>
      </Link>
    </h3>
    <ul className="work-rows">
      {open.map(({ id, title, by, reason }) => (
        <li className="work-row" key={id}>
          <Link to={paths.adminConfirmations} className="work-link">
            <span className="work-name" dir="auto">
              {title}
            </span>
          </Link>
          <span className="work-about">
            Proposed by <bdi>{by.name}</bdi>
            {reason && <span dir="auto">: {reason}</span>}
          </span>
        </li>
      ))}
    </ul>
  </section>
)

/** J opens the first case. */
const useFirstCaseKey = (address: string | undefined): void => {
  const navigate = useNavigate()
  usePageKeys(address ? { j: () => navigate(address) } : {})
}

const Group = ({ group, onDone }: { group: WorkGroup; onDone: () => void }) => {
  const heading = `work-${group.key}`
  const [label, count] = [groupLabels[group.key], countOf(group)]
  return (
    <section className="card work-group" aria-labelledby={heading}>
      <h3 id={heading}>
        <Link to={groupPath(group.key)}>
          {label} <span className="work-count">{count}</span>
        </Link>
      </h3>
      <WorkRows rows={group.rows} done={doneButtonOf(group.key, onDone)} />
      {group.count > group.rows.length && (
        <Link className="work-all" to={groupPath(group.key)} aria-label={`Show all: ${label}`}>
          Show all {count}
        </Link>
      )}
    </section>
  )
}

const Groups = ({ onDone, ...work }: LoadedWork & { onDone: () => void }) => {
  const { groups, proposals, today, toConfirm, claims, requests, cnics } = work
  const waiting = groups.filter(({ count }) => count > 0)
  const first = waiting.flatMap(({ rows }) => rows)[0]
  useFirstCaseKey(first && rowPath(first))
  if (!first && [proposals, toConfirm, claims, requests, cnics].every(({ length }) => length === 0))
    return <p className="card work-empty">Nothing waits for you.</p>
  return (
    <>
      {first && keysEnabled() && (
        <p className="work-keys">
          Press <kbd>J</kbd> to open the first application.
        </p>
      )}
      <div className="work-groups">
        {waiting.map((group) => (
          <Group key={group.key} group={group} onDone={onDone} />
        ))}
        {claims.length > 0 && <WaitingClaims claims={claims} />}
        {requests.length > 0 && <WaitingRequests requests={requests} />}
        {cnics.length > 0 && <WaitingCnics requests={cnics} />}
        {toConfirm.length > 0 && <ProposalsToConfirm open={toConfirm} />}
        {proposals.length > 0 && <SchedulesToConfirm proposals={proposals} today={today} />}
      </div>
    </>
  )
}

/** The work that waits for the signed-in member of staff. */
export const MyWork = () => {
  const { admin } = useAdminSession()
  const loaded = useApi((signal) => loadMyWork(admin, signal), [admin?.id])
  return (
    <section className="my-work" aria-labelledby="my-work">
      <h2 id="my-work">My work</h2>
      <WhenLoaded from={loaded} lines={6}>
        {(work) => <Groups {...work} onDone={loaded.reload} />}
      </WhenLoaded>
    </section>
  )
}
