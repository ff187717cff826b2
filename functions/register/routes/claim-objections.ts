import { accounts } from '#functions/accounts/data/account.ts'
import { emailLinks } from '#functions/accounts/data/email-link.ts'
import { openLink } from '#functions/accounts/use-cases/email-address/email-links.ts'
import { route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { claims } from '#functions/register/data/claim.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { objectToClaim } from '#functions/register/use-cases/claims/object-to-claim.ts'

export const create = route(
  'claimObjections.create',
  { accounts, claims, emailLinks, limits, registrations },
  async (request, services) => {
    const { token, words } = request.body
    const link = await openLink('claim-objection', token, request, services)
    return { data: await objectToClaim(link, words, request.attempt, services) }
  },
)
