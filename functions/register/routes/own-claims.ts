import { accounts } from '#functions/accounts/data/account.ts'
import { emailLinks } from '#functions/accounts/data/email-link.ts'
import { files } from '#functions/platform/gateways/files.ts'
import { route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { claims } from '#functions/register/data/claim.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { claimRegistration, presentClaim } from '#functions/register/use-cases/claims/claim-registration.ts'
import { enterCode as enterClaimCode } from '#functions/register/use-cases/claims/enter-code.ts'
import { proposals } from '#functions/staff/data/proposal.ts'

export const create = route(
  'ownClaims.create',
  { accounts, claims, files, limits, registrations },
  async (request, services) => {
    const { number, name, father_name, file } = request.body
    const given = { number, name, father_name, bytes: file.bytes }
    return { data: await claimRegistration(request.user, given, request, services) }
  },
)

export const enterCode = route(
  'ownClaims.enterCode',
  { accounts, claims, emailLinks, limits, proposals, registrations },
  async (request, services) => ({
    data: await enterClaimCode(request.user, request.body.code, request, services),
  }),
)

export const list = route('ownClaims.list', { claims }, async ({ user }, services) => ({
  data: (await services.claims.of(user.id)).claims.map(presentClaim).reverse(),
}))
