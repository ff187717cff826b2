import { abandonedAccounts } from '#functions/accounts/data/abandoned-account.ts'
import { accountSessions } from '#functions/accounts/data/account-sessions.ts'
import { route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { events } from '#functions/platform/table/event.ts'
import { attemptOfCommand } from '#functions/platform/use-cases/command-attempt.ts'
import { proposals } from '#functions/staff/data/proposal.ts'
import { roster } from '#functions/staff/data/roster.ts'
import { staff } from '#functions/staff/data/staff.ts'
import { actOnStaff } from '#functions/staff/use-cases/act-on-staff.ts'
import { inviteStaff } from '#functions/staff/use-cases/invite-staff.ts'
import { presentStaffMember } from '#functions/staff/use-cases/present-staff.ts'
import {
  endSessionsOf,
  releaseAccount as releaseAccountUseCase,
} from '#functions/staff/use-cases/release-account.ts'
import { NotFound } from '#shared/kit/errors.ts'
import { grantsAlone } from '#shared/staff/rules/staff.ts'

export const list = route('people.list', { roster }, async ({ staff, now }, { roster }) => {
  const read = await roster.read()
  const people = read.people.sort((one, other) => one.name.localeCompare(other.name))
  return { data: { people, alone: grantsAlone(read, staff.id, now) } }
})

export const invite = route(
  'people.invite',
  { proposals, roster, staff },
  async ({ body, staff, attempt }, services) => {
    const id = await inviteStaff(body, staff, attempt, services)
    return id
      ? { data: await presentStaffMember(id, staff, services) }
      : { data: null, message: 'Sent to another administrator for confirmation' }
  },
)

export const get = route('people.get', { proposals, roster, staff }, async ({ params, staff }, services) => ({
  data: await presentStaffMember(params.id, staff, services),
}))

export const releaseAccount = route(
  'people.releaseAccount',
  { abandonedAccounts, accountSessions, limits },
  async (request, services) => {
    const { body, staff } = request
    const asked = { staff, attempt: attemptOfCommand(request.attempt, body, staff) }
    if (body.action === 'end-sessions') {
      await endSessionsOf(body, asked, services)
      return { data: null, message: 'All sessions are ended. The person was told by email' }
    }
    await releaseAccountUseCase(body, asked, services)
    return { data: null, message: 'It is free. Somebody else can register with it now' }
  },
)

export const history = route(
  'people.history',
  { events, staff },
  async ({ params, query }, { staff, events }) => {
    if (!(await staff.load(params.id))) throw new NotFound()
    const { events: found, next } = await events.page(params.id, query.cursor, 'staff')
    return {
      data: {
        events: found.map(({ by = null, details = null, ...event }) => ({ ...event, by, details })),
        next,
      },
    }
  },
)

export const act = route('people.act', { proposals, roster, staff }, async (request, services) => {
  const { params, body, staff } = request
  const attempt = attemptOfCommand(request.attempt, body, staff)
  await actOnStaff(params.id, body, staff, { ...request, attempt }, services)
  return { data: await presentStaffMember(params.id, staff, services) }
})
