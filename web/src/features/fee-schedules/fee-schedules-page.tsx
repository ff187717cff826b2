import '#web/theme/fee.scss'
import '#web/theme/fee-schedules.scss'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import type { FeeScheduleList, FeeScheduleRecord } from '#shared/records/fee-schedule.ts'
import { scheduleOn } from '#shared/rules/fee-schedules.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { FeeTrial } from './fee-trial.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { ScheduleCard } from './schedule-card.tsx'
import { ScheduleChanges } from './schedule-changes.tsx'

const Schedules = ({ list, onChanged }: { list: FeeScheduleList; onChanged: () => void }) => {
  const flash = useFlash()
  const [removing, setRemoving] = useState<FeeScheduleRecord>()
  const { schedules, today, changes } = list
  const current = scheduleOn(schedules, today)?.effective_from
  return (
    <>
      {!current && <p className="sample-notice">No schedule is current, so fees cannot be calculated.</p>}
      <h2 className="visually-hidden">Schedules</h2>
      <ul className="schedules">
        {schedules.map((schedule) => (
          <ScheduleCard
            key={schedule.effective_from}
            schedule={schedule}
            today={today}
            current={current}
            onRemove={() => setRemoving(schedule)}
          />
        ))}
      </ul>
      <FeeTrial schedules={schedules} today={today} />
      <ScheduleChanges changes={changes} />
      {removing && (
        <RemoveDialog
          schedule={removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={(message) => {
            setRemoving(undefined)
            flash.showHere(message)
            onChanged()
          }}
        />
      )}
    </>
  )
}

/** `/admin/fee-schedules`: the schedules by their first day, a calculator to try them, and who changed what. */
export const FeeSchedulesPage = () => {
  const loaded = useApi(async (signal) => (await api.feeSchedules.list({}, { signal })).data, [])
  return (
    <Page
      title="Fee schedules"
      narrow
      actions={
        <Link className="btn btn-primary" to={paths.adminFeeScheduleNew}>
          Add a schedule
        </Link>
      }
    >
      <WhenLoaded from={loaded} lines={10}>
        {(list) => <Schedules list={list} onChanged={loaded.reload} />}
      </WhenLoaded>
    </Page>
  )
}
