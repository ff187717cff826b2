import '#web/theme/payments/fee-schedules.scss'
import { Link, useParams } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import type { FeeScheduleList } from '#shared/payments/records/fee-schedule-list.ts'
import { proposalTitle } from '#shared/payments/rules/fee-schedule-proposals.ts'
import { isLocked, scheduleHasBegun } from '#shared/payments/rules/fee-schedules.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { whole } from '#web/ui/whole.tsx'
import { ScheduleForm } from './schedule-form.tsx'

const ChangeSchedule = ({ list, firstDay }: { list: FeeScheduleList; firstDay: string }) => {
  const saved = list.schedules.find((schedule) => schedule.effective_from === firstDay)
  const proposal = list.proposals.find(({ first_day }) => first_day === firstDay)
  if (saved && !proposal && !isLocked(saved, list.today))
    return <ScheduleForm saved={saved} template={saved} today={list.today} />
  return (
    <div className="card">
      <p>
        {proposal &&
          whole(
            `Proposed for this day already: “${proposalTitle(proposal)}”. It must be confirmed, refused or withdrawn first.`,
          )}
        {!proposal && (saved ? `${scheduleHasBegun}.` : 'No schedule begins on this day.')}
      </p>
      <p>
        <Link to={paths.adminFeeSchedules}>Back to the fee schedules</Link>
      </p>
    </div>
  )
}

const AddSchedule = ({ list }: { list: FeeScheduleList }) => {
  const [latest] = list.schedules
  return latest ? (
    <ScheduleForm template={latest} today={list.today} />
  ) : (
    <p className="card">There is no schedule yet. The first one is added when the portal is set up.</p>
  )
}

/** `/admin/fee-schedules/new`, and `/admin/fee-schedules/2027-07-01` for one that has not begun. */
export const FeeSchedulePage = () => {
  const { firstDay } = useParams()
  const loaded = useRead(api.feeSchedules.list, {}, firstDay)
  return (
    <Page title={firstDay ? 'Change a fee schedule' : 'Add a fee schedule'} narrow>
      <WhenLoaded from={loaded} lines={10}>
        {(list) =>
          firstDay ? <ChangeSchedule list={list} firstDay={firstDay} /> : <AddSchedule list={list} />
        }
      </WhenLoaded>
    </Page>
  )
}
