import * as z from 'zod/mini'
import { feeDetails } from '../records/fee.ts'
import {
  currentFeeSchedule,
  feeScheduleChanges,
  feeScheduleList,
  feeScheduleRecord,
  newFeeSchedule,
} from '../records/fee-schedule.ts'
import { date } from '../records/fields.ts'
import { feeRoles } from '../rules/fee-schedules.ts'
import { endpoint } from './endpoint.ts'

/** `{first_day}`: a schedule is named by the day on which it begins. */
const byFirstDay = z.strictObject({ first_day: z.string() })

/** The council's fees, each schedule from a first day on. */
export const feeSchedules = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/fee-schedules',
    access: 'staff',
    roles: feeRoles,
    summary: 'All fee schedules, the latest first, and who changed them last.',
    response: feeScheduleList,
  }),
  current: endpoint({
    method: 'GET',
    path: '/api/admin/fee-schedules/current',
    access: 'staff',
    summary: 'The name of the fee schedule that applies today, and whether it is a sample.',
    response: currentFeeSchedule,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/fee-schedules',
    access: 'staff',
    roles: feeRoles,
    summary: 'Add a schedule that begins tomorrow or later.',
    body: newFeeSchedule,
    response: feeScheduleRecord,
    status: 201,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/admin/fee-schedules/{first_day}',
    access: 'staff',
    roles: feeRoles,
    summary: 'Change a schedule that has not begun.',
    params: byFirstDay,
    body: feeScheduleChanges,
    response: feeScheduleRecord,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/fee-schedules/{first_day}',
    access: 'staff',
    roles: feeRoles,
    summary: 'Remove a schedule that has not begun.',
    params: byFirstDay,
    response: z.null(),
  }),
  calculate: endpoint({
    method: 'GET',
    path: '/api/admin/fee-schedules/calculation',
    access: 'staff',
    roles: feeRoles,
    summary: 'The fee of both titles for a degree of one day, applied for on another.',
    query: z.strictObject({
      issue_date: date('Degree issue date'),
      applied_on: date('Application date'),
    }),
    response: feeDetails,
  }),
}
