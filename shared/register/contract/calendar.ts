import * as z from 'zod/mini'
import { registrationRoles } from '#shared/cases/rules/registration-corrections.ts'
import { endpoint } from '#shared/kit/endpoint.ts'
import { calendarPage, calendarQuery, reminderOverview, reminderTrial } from '../records/calendar.ts'

/** Whose registration ends when, and the e-mails that remind of it. */
export const calendar = {
  list: endpoint('GET', '/api/admin/calendar', 'staff', {
    roles: registrationRoles,
    summary:
      'The registrations that end in a month, or that are reminded of in the next 30 days, and whether their holders are reached.',
    query: calendarQuery,
    response: calendarPage,
  }),
  reminders: endpoint('GET', '/api/admin/calendar/reminders', 'staff', {
    roles: registrationRoles,
    summary:
      'Each email that reminds of the end of a registration, as it is written today, about an example; and what was sent in the last days.',
    response: reminderOverview,
  }),
  trial: endpoint('POST', '/api/admin/calendar/trial', 'staff', {
    roles: registrationRoles,
    summary: 'Send one of these emails to the caller’s own address; 20 times a day.',
    body: reminderTrial,
    response: z.null(),
  }),
}
