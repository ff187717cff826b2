import '#web/theme/staff/my-work.scss'
import { Link, useParams } from 'react-router-dom'
import { type WorkGroupKey, workGroups } from '#shared/cases/rules/work-groups.ts'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { EmptyState } from '#web/ui/messages/empty-state.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { doneButtonOf } from './mention-done.tsx'
import { itemOfRow } from './work-items.ts'
import { countOf, groupLabels } from './work-labels.ts'
import { WorkRows } from './work-rows.tsx'

const GroupPage = ({ group: key }: { group: WorkGroupKey }) => {
  const loaded = useRead(api.work.list, { query: { group: key } })
  return (
    <Page title={groupLabels[key]} actions={<Link to={paths.admin}>Back to My work</Link>}>
      <WhenLoaded from={loaded} lines={10}>
        {({ groups: [group] }) =>
          group && group.rows.length > 0 ? (
            <div className="card work-list">
              <p>
                {group.rows.length < group.count || group.more
                  ? `The ${group.rows.length} of ${countOf(group)} that wait longest`
                  : 'Those that wait longest come first'}
              </p>
              <WorkRows
                items={group.rows.map((row) => itemOfRow(row, key))}
                done={doneButtonOf(loaded.reload)}
              />
            </div>
          ) : (
            <EmptyState action="Back to My work" to={paths.admin}>
              Nothing waits here.
            </EmptyState>
          )
        }
      </WhenLoaded>
    </Page>
  )
}

/** `/admin/work/overdue`: up to 50 cases of one group of My work. */
export const WorkGroupPage = () => {
  const { group } = useParams()
  const key = workGroups.find((one) => one === group)
  if (key) return <GroupPage group={key} />
  return (
    <Page title="Page not found">
      <EmptyState action="Back to My work" to={paths.admin}>
        There is no such list.
      </EmptyState>
    </Page>
  )
}
