import { accounts } from '#functions/accounts/data/account.ts'
import { statementSigner } from '#functions/certificates/gateways/statement-signer.ts'
import { signLetter } from '#functions/certificates/use-cases/sign-letter.ts'
import { route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { checks } from '#functions/register/data/check.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { askByName } from '#functions/register/use-cases/ask-by-name.ts'

export const create = route(
  'checks.create',
  { accounts, checks, limits, registrations, statementSigner },
  async (request, services) => ({
    data: await askByName(
      request.body,
      request,
      (rows, result) => signLetter({ rows }, result, services),
      services,
    ),
  }),
)

export const list = route('checks.list', { checks }, async ({ checker }, { checks }) => ({
  data: await checks.ofChecker(checker.id),
}))
