import { users } from '#functions/accounts/data/person/user.ts'
import { workLists } from '#functions/applications/data/case/work-list.ts'
import { cases } from '#functions/cases/data/case.ts'
import { notes as notesService } from '#functions/cases/data/note.ts'
import { changeCase, changeCaseOnce } from '#functions/cases/use-cases/actions/change-case.ts'
import {
  escalate as escalateUseCase,
  settleEscalation as settleEscalationUseCase,
} from '#functions/cases/use-cases/escalation.ts'
import { loadCase, loadCaseToChange } from '#functions/cases/use-cases/load-case.ts'
import { caseNeeds } from '#functions/cases/use-cases/present-case.ts'
import { writeNote } from '#functions/cases/use-cases/write-note.ts'
import { both, route } from '#functions/platform/http/route.ts'
import { events } from '#functions/platform/table/event.ts'
import { roster } from '#functions/staff/data/roster.ts'

export const notes = route(
  'cases.notes',
  { cases, notes: notesService, users },
  async ({ params, query }, services) => {
    const { id } = await loadCase(params.id, services)
    return { data: await services.notes.page(id, query.cursor) }
  },
)

export const note = route(
  'cases.note',
  { cases, notes: notesService, roster, users },
  async (request, services) => {
    const { params, body, staff } = request
    const { id } = await loadCaseToChange(params.id, staff, services)
    return { data: await writeNote(id, body, staff, request, services) }
  },
)

export const clearMentions = route(
  'cases.clearMentions',
  { workLists },
  async ({ params, staff }, { workLists }) => ({
    data: { cleared: await workLists.clearMentions(staff.id, params.id) },
  }),
)

export const escalate = route('cases.escalate', caseNeeds, (request, services) =>
  changeCase(request, services, (staffCase) =>
    escalateUseCase(staffCase, request.body.reason, request.staff, request, services),
  ),
)

export const settleEscalation = route(
  'cases.settleEscalation',
  both(caseNeeds, { events }),
  (request, services) =>
    changeCaseOnce(request, request.body, services, (staffCase, once) =>
      settleEscalationUseCase(staffCase, once.body.answer, once.staff, once, services),
    ),
)
