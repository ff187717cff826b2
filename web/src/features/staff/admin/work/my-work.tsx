import '#web/theme/staff/my-work.scss'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { useApi } from '#web/api/use-api.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import type { LoadedWork } from '#web/ui/office/load-my-work.ts'
import { keysEnabled } from '#web/ui/office/review-keys.ts'
import { usePageKeys } from '#web/ui/office/use-page-keys.ts'
import { readMyWork } from '#web/ui/office/work-counts.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { doneButtonOf } from './mention-done.tsx'
import { itemsOf, partsOf } from './work-items.ts'
import { countOf, groupLabels, groupPath } from './work-labels.ts'
import { WorkRows } from './work-rows.tsx'

type Narrower = [label: string, to: string, count: string]

/** The whole list of each kind of work of which something waits. */
const narrowersOf = ({
  groups,
  claims,
  cnics,
  concerns,
  watchers,
  requests,
  toConfirm,
  proposals,
}: LoadedWork): Narrower[] => [
  ...groups
    .filter(({ count }) => count > 0)
    .map((group): Narrower => [groupLabels[group.key], groupPath(group.key), countOf(group)]),
  ...(
    [
      ['Claims of registrations', paths.adminClaims, claims],
      ['“This CNIC is mine”', paths.adminClaims, cnics],
      ['Concerns from doors', paths.adminConcerns, concerns],
      ['Organisations that ask to watch', paths.adminWatchers, watchers],
      ['Changes and letters asked for', paths.adminChangeRequests, requests],
      ['Waiting for my confirmation', paths.adminConfirmations, toConfirm],
      ['Fee schedules to confirm', paths.adminFeeSchedules, proposals],
    ] as const
  ).flatMap(([label, to, list]): Narrower[] =>
    list.length > 0 ? [[label, to, list.length < 100 ? String(list.length) : '100+']] : [],
  ),
]

/** J opens the first case. */
const useFirstCaseKey = (address: string | undefined): void => {
  const navigate = useNavigate()
  usePageKeys(address ? { j: () => navigate(address) } : {})
}

const Ranked = ({ work, onDone }: { work: LoadedWork; onDone: () => void }) => {
  const items = itemsOf(work)
  const first = items.find(({ row }) => row)
  useFirstCaseKey(first?.to)
  if (items.length === 0) return <p className="card work-empty">Nothing waits for you.</p>
  return (
    <>
      <ul className="work-groups">
        {narrowersOf(work).map(([label, to, count]) => (
          <li key={label}>
            <Link to={to}>
              {label} <span className="work-count">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
      {first && keysEnabled() && (
        <p className="work-keys">
          Press <kbd>J</kbd> to open the first application.
        </p>
      )}
      <div className="card work-list">
        {partsOf(items).map((part) => (
          <section key={part.name} aria-labelledby={`work-${part.name}`}>
            <h3 id={`work-${part.name}`} className={part.name === 'Late' ? 'work-late' : undefined}>
              {part.name}
            </h3>
            <WorkRows items={part.items} done={doneButtonOf(onDone)} />
          </section>
        ))}
      </div>
    </>
  )
}

/** The work that waits for the signed-in member of staff: one list, what is late first; each kind of it has a list of its own. */
export const MyWork = () => {
  const { admin } = useAdminSession()
  const loaded = useApi((signal) => readMyWork(admin, signal), [admin?.id])
  return (
    <section className="my-work" aria-labelledby="my-work">
      <h2 id="my-work">My work</h2>
      <WhenLoaded from={loaded} lines={6}>
        {(work) => <Ranked work={work} onDone={loaded.reload} />}
      </WhenLoaded>
    </section>
  )
}
