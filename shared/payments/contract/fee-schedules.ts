import * as z from 'zod/mini'
import { feeDetails } from '#shared/applications/records/fee.ts'
import { endpoint } from '#shared/kit/endpoint.ts'
import { date } from '#shared/kit/fields/dates-and-numbers.ts'
import { staffRoles } from '#shared/vocabulary/staff-roles.ts'
import { currentFeeSchedule } from '../records/fee-schedule.ts'
import { feeScheduleList } from '../records/fee-schedule-list.ts'
import {
  feeScheduleProposal,
  proposalCommand,
  proposedFeeSchedule,
  proposedFeeScheduleChanges,
  proposedRemoval,
} from '../records/fee-schedule-proposal.ts'
import { feeRoles } from '../rules/fee-schedules.ts'

/** `{first_day}`: a schedule is named by the day on which it begins. */
const byFirstDay = z.strictObject({ first_day: z.string() })

/** The council's fees, each schedule from a first day on. */
export const feeSchedules = {
  list: endpoint('GET', '/api/admin/fee-schedules', 'staff', {
    roles: feeRoles,
    summary: 'All fee schedules, the latest first, and who changed them last.',
    response: feeScheduleList,
  }),
  current: endpoint('GET', '/api/admin/fee-schedules/current', 'staff', {
    roles: staffRoles,
    summary: 'The name of the fee schedule that applies today, and whether it is a sample.',
    response: currentFeeSchedule,
  }),
  create: endpoint('POST', '/api/admin/fee-schedules', 'staff', {
    roles: feeRoles,
    summary: 'Propose a schedule that begins tomorrow or later; another person confirms it.',
    body: proposedFeeSchedule,
    response: feeScheduleProposal,
    status: 201,
  }),
  update: endpoint('PATCH', '/api/admin/fee-schedules/{first_day}', 'staff', {
    roles: feeRoles,
    summary: 'Propose a change of a schedule that has not begun; another person confirms it.',
    params: byFirstDay,
    body: proposedFeeScheduleChanges,
    response: feeScheduleProposal,
    status: 201,
  }),
  // It carries a reason, and deletes nothing yet.
  remove: endpoint('POST', '/api/admin/fee-schedules/{first_day}/removal', 'staff', {
    roles: feeRoles,
    summary: 'Propose the removal of a schedule that has not begun; another person confirms it.',
    params: byFirstDay,
    body: proposedRemoval,
    response: feeScheduleProposal,
    status: 201,
  }),
  act: endpoint('POST', '/api/admin/fee-schedules/{first_day}/acts', 'staff', {
    roles: feeRoles,
    summary: 'Confirm or refuse what another person has proposed, or withdraw what you have proposed.',
    params: byFirstDay,
    body: proposalCommand,
    response: z.null(),
  }),
  calculate: endpoint('GET', '/api/admin/fee-schedules/calculation', 'staff', {
    roles: feeRoles,
    summary: 'The fee of both titles for a degree of one day, applied for on another.',
    query: z.strictObject({ issue_date: date('Degree issue date'), applied_on: date('Application date') }),
    response: feeDetails,
  }),
}
