import { accounts } from '#functions/accounts/data/account.ts'
import { vouchers } from '#functions/applications/data/voucher.ts'
import { cases } from '#functions/cases/data/case.ts'
import { changeCase } from '#functions/cases/use-cases/actions/change-case.ts'
import { findRegistrations as findRegistrationsUseCase } from '#functions/cases/use-cases/find/find-registrations.ts'
import {
  linkRegistration as linkRegistrationUseCase,
  unlinkRegistration as unlinkRegistrationUseCase,
} from '#functions/cases/use-cases/link-registration.ts'
import { caseNeeds } from '#functions/cases/use-cases/present-case.ts'
import { both, route } from '#functions/platform/http/route.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { terms } from '#functions/register/data/term.ts'
import { proposals } from '#functions/staff/data/proposal.ts'

export const findRegistrations = route(
  'cases.findRegistrations',
  { accounts, cases, registrations, vouchers },
  async (request, services) => ({
    data: await findRegistrationsUseCase(request.body.q, request, services),
  }),
)

export const linkRegistration = route(
  'cases.linkRegistration',
  both(caseNeeds, { registrations, terms }),
  (request, services) =>
    changeCase(request, services, (staffCase) =>
      linkRegistrationUseCase(staffCase, request.body, request.staff, request, services),
    ),
)

export const unlinkRegistration = route(
  'cases.unlinkRegistration',
  both(caseNeeds, { proposals, registrations }),
  (request, services) =>
    changeCase(request, services, (staffCase) =>
      unlinkRegistrationUseCase(staffCase, request.body.reason, request.staff, request, services),
    ),
)
