import '#web/theme/fee.scss'
import '#web/theme/fee-schedules.scss'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { dayInKarachi, formatDate } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import type { FeeScheduleChange, FeeScheduleList, FeeScheduleRecord } from '#shared/records/fee-schedule.ts'
import { scheduleOn } from '#shared/rules/fee-schedules.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { useFlash } from '#web/ui/flash.tsx'
import { WhenLoaded } from '#web/ui/loaded.tsx'
import { Page } from '#web/ui/page.tsx'
import { FeeTrial } from './fee-trial.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { ScheduleCard } from './schedule-card.tsx'

const changeLabels = { ADDED: 'Added', CHANGED: 'Changed', REMOVED: 'Removed' } as const

const Changes = ({ changes }: { changes: FeeScheduleChange[] }) => (
  <section className="card" aria-labelledby="changes">
    <h2 id="changes">Changes</h2>
    {changes.length === 0 && <p>Nothing has been changed yet.</p>}
    <ol className="schedule-changes">
      {changes.map(({ event, at, by, before, after }) => (
        <li key={`${at} ${after ?? before}`}>
          <strong>
            {changeLabels[event]} by {by.name}, {formatDate(dayInKarachi(new Date(at)))}
          </strong>
          {after && <p>{after}</p>}
          {before && (
            <p className="text-muted">
              Before: <s>{before}</s>
            </p>
          )}
        </li>
      ))}
    </ol>
  </section>
)

const Schedules = ({ list, onChanged }: { list: FeeScheduleList; onChanged: () => void }) => {
  const flash = useFlash()
  const [removing, setRemoving] = useState<FeeScheduleRecord>()
  const { schedules, today, changes } = list
  const current = scheduleOn(schedules, today)?.effective_from
  return (
    <>
      {!current && <p className="sample-notice">No schedule is in effect: no fee can be told.</p>}
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
      <Changes changes={changes} />
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
