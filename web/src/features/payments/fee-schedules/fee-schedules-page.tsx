import { useOpenDialog } from '#web/ui/form/use-open-dialog.ts'
import '#web/theme/applications/fee.scss'
import '#web/theme/payments/fee-schedules.scss'
import { useEffect, useRef } from 'react'
import { paths } from '#shared/paths.ts'
import type { FeeScheduleList } from '#shared/payments/records/fee-schedule-list.ts'
import { scheduleOn } from '#shared/payments/rules/fee-schedules.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useBegunDialogs } from '#web/ui/form/use-dialog-command.ts'
import { useLastData, WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { FeeTrial } from './fee-trial.tsx'
import { RemoveDialog, removalKey } from './remove-dialog.tsx'
import { ScheduleCard } from './schedule-card.tsx'
import { ScheduleChanges } from './schedule-changes.tsx'
import { WaitingProposals } from './waiting-proposals.tsx'

const Schedules = ({ list, onChanged }: { list: FeeScheduleList; onChanged: () => void }) => {
  const { schedules, proposals, today, changes } = list
  const isBegun = useBegunDialogs()
  const { open, setOpen, dialog } = useOpenDialog(onChanged, () =>
    schedules.find((schedule) => isBegun(removalKey(schedule))),
  )
  const current = scheduleOn(schedules, today)?.effective_from
  const whole = useRef<HTMLDivElement>(null)
  const firstList = useRef(list)
  // After the list was read again, the card whose button was pressed may no longer exist.
  useEffect(() => {
    const lost = list !== firstList.current && document.activeElement === document.body
    if (lost) whole.current?.focus({ preventScroll: true })
  }, [list])
  return (
    <div tabIndex={-1} ref={whole}>
      {!current && <p className="sample-notice">No schedule is current, so fees cannot be calculated.</p>}
      <WaitingProposals list={list} onChanged={onChanged} />
      <h2 className={proposals.length > 0 ? 'schedules-heading' : 'visually-hidden'}>Schedules</h2>
      <ul className="schedules">
        {schedules.map((schedule) => (
          <ScheduleCard
            key={schedule.effective_from}
            schedule={schedule}
            today={today}
            current={current}
            isPending={proposals.some(({ first_day }) => first_day === schedule.effective_from)}
            onRemove={() => setOpen(schedule)}
          />
        ))}
      </ul>
      <FeeTrial schedules={schedules} proposals={proposals} today={today} />
      <ScheduleChanges changes={changes} />
      {open && <RemoveDialog schedule={open} {...dialog} />}
    </div>
  )
}

/** `/admin/fee-schedules`: what waits for confirmation, the schedules by their first day, a calculator to try them, who changed what. */
export const FeeSchedulesPage = () => {
  const loaded = useRead(api.feeSchedules.list, {})
  const last = useLastData(loaded) // the input for trying a fee stays while the list is read again
  return (
    <Page
      title="Fee schedules"
      narrow
      actions={
        <ButtonLink look="primary" to={paths.adminFeeScheduleNew}>
          Add a schedule
        </ButtonLink>
      }
    >
      {last && loaded.state !== 'failed' ? (
        <Schedules list={last} onChanged={loaded.reload} />
      ) : (
        <WhenLoaded from={loaded} lines={10}>
          {() => null}
        </WhenLoaded>
      )}
    </Page>
  )
}
