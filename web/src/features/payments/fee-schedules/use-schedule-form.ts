import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { FieldErrors } from '#shared/kit/errors.ts'
import { paths } from '#shared/paths.ts'
import type { FeeScheduleRecord } from '#shared/payments/records/fee-schedule.ts'
import { firstDayErrors } from '#shared/payments/rules/fee-schedules.ts'
import { api } from '#web/api/client.ts'
import { useStaffDraft } from '#web/ui/form/kept/use-draft.ts'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { useFlash } from '#web/ui/messages/flash.tsx'
import {
  fieldsOf,
  type ScheduleFields,
  scheduleErrors,
  scheduleFields,
  scheduleIn,
} from './schedule-fields.ts'

export interface ScheduleFormProps {
  /** The schedule to change; without it a new one is proposed. */
  saved?: FeeScheduleRecord
  /** A new schedule starts with the figures of this one. */
  template: FeeScheduleRecord
  today: string
}

/** The form of a schedule: proposes it, or a change of `saved` with the version that was loaded. */
export const useScheduleForm = ({ saved, template, today }: ScheduleFormProps) => {
  const flash = useFlash()
  const navigate = useNavigate()
  const version = useRef(saved?.version ?? 0)
  return useRecordForm({
    schema: scheduleFields,
    defaults: fieldsOf(saved ?? template, !saved),
    draft: useStaffDraft(`fee-schedule:${saved?.effective_from ?? 'new'}`),
    keepsChanges: true,
    check: (fields): FieldErrors => {
      const found = scheduleErrors(fields as ScheduleFields)
      const day = fields.effective_from ?? ''
      return found.effective_from ? found : { ...firstDayErrors({ effective_from: day }, today), ...found }
    },
    save: (fields, keys) => {
      const { effective_from, ...body } = scheduleIn(fields)
      return saved
        ? api.feeSchedules.update(
            { params: { first_day: effective_from }, body },
            { ...keys, ifMatch: version.current },
          )
        : api.feeSchedules.create({ body: { effective_from, ...body } }, keys)
    },
    onSaved: ({ message = '' }) => {
      flash.show(message)
      navigate(paths.adminFeeSchedules)
    },
    onLoadSaved: (current: FeeScheduleRecord) => {
      version.current = current.version
      return fieldsOf(current, false)
    },
  })
}
