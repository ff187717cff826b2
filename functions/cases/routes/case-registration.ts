import {
  linkRegistration as linkRegistrationUseCase,
  unlinkRegistration as unlinkRegistrationUseCase,
} from '#functions/cases/use-cases/link-registration.ts'
import { loadCaseToChange } from '#functions/cases/use-cases/load-case.ts'
import { caseAfter, caseNeeds } from '#functions/cases/use-cases/present-case.ts'
import { both, route } from '#functions/platform/http/route.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { terms } from '#functions/register/data/term.ts'
import { proposals } from '#functions/staff/data/proposal.ts'

export const linkRegistration = route(
  'cases.linkRegistration',
  both(caseNeeds, { registrations, terms }),
  async (request, services) => {
    const { params, body, staff } = request
    await linkRegistrationUseCase(
      await loadCaseToChange(params.id, staff, services),
      body,
      staff,
      request,
      services,
    )
    return { data: await caseAfter(request, services) }
  },
)

export const unlinkRegistration = route(
  'cases.unlinkRegistration',
  both(caseNeeds, { proposals, registrations }),
  async (request, services) => {
    const { params, body, staff } = request
    await unlinkRegistrationUseCase(
      await loadCaseToChange(params.id, staff, services),
      body.reason,
      staff,
      request,
      services,
    )
    return { data: await caseAfter(request, services) }
  },
)
