import { changeCase, changeCaseOnce } from '#functions/cases/use-cases/actions/change-case.ts'
import { refreshLists } from '#functions/cases/use-cases/find/lists.ts'
import { loadCase, loadCaseToChange } from '#functions/cases/use-cases/load-case.ts'
import { proposeCorrection as proposeCorrectionUseCase } from '#functions/cases/use-cases/office-corrections/propose-correction.ts'
import { settleCorrection as settleCorrectionUseCase } from '#functions/cases/use-cases/office-corrections/settle-correction.ts'
import { caseNeeds, presentCase } from '#functions/cases/use-cases/present-case.ts'
import { takeChange as takeChangeUseCase } from '#functions/cases/use-cases/take-change.ts'
import { both, route } from '#functions/platform/http/route.ts'
import { events } from '#functions/platform/table/event.ts'
import { attemptOfCommand, doOnce, isDoneBy } from '#functions/platform/use-cases/command-attempt.ts'

export const takeChange = route('cases.takeChange', both(caseNeeds, { events }), (request, services) =>
  changeCaseOnce(request, request.body, services, (staffCase, once) =>
    takeChangeUseCase(staffCase, once.body, once.staff, once, services),
  ),
)

export const proposeCorrection = route('cases.proposeCorrection', caseNeeds, (request, services) =>
  changeCase(request, services, (staffCase) =>
    proposeCorrectionUseCase(staffCase, request.body, request.staff, request, services),
  ),
)

export const settleCorrection = route(
  'cases.settleCorrection',
  both(caseNeeds, { events }),
  async (request, services) => {
    const { params, body, staff } = request
    const settlement = { ...body, proposal: params.proposal }
    const staffCase = await loadCaseToChange(params.id, staff, services)
    const attempt = attemptOfCommand(request.attempt, settlement, staff)
    if (!isDoneBy(attempt, staffCase.review))
      await doOnce(params.id, attempt, services, () =>
        settleCorrectionUseCase(staffCase, settlement, staff, { ...request, attempt }, services),
      )
    const corrected = await loadCase(params.id, services)
    const data = await presentCase(corrected, staff, request, services)
    await refreshLists(corrected, data, services) // the correction may change the warnings
    return { data }
  },
)
