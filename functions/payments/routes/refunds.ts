import { formerApplications } from '#functions/accounts/data/person/former-application.ts'
import { users } from '#functions/accounts/data/person/user.ts'
import { cases } from '#functions/cases/data/case.ts'
import { challans } from '#functions/payments/data/challan.ts'
import { deposits } from '#functions/payments/data/deposit.ts'
import { proposeRefund } from '#functions/payments/use-cases/refunds/propose-refund.ts'
import { route } from '#functions/platform/http/route.ts'
import { proposals } from '#functions/staff/data/proposal.ts'

export const propose = route(
  'refunds.propose',
  { cases, challans, deposits, formerApplications, proposals, users },
  async (request, services) => {
    await proposeRefund(request.body, request, services)
    return { data: null, message: 'Sent for confirmation' }
  },
)
