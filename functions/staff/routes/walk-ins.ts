import { abandonedAccounts } from '#functions/accounts/data/abandoned-account.ts'
import { accounts } from '#functions/accounts/data/account.ts'
import { users } from '#functions/accounts/data/person/user.ts'
import { tokenSigner } from '#functions/accounts/gateways/token-signer.ts'
import { storeFileNeeds } from '#functions/documents/use-cases/store-sent-file.ts'
import { files } from '#functions/platform/gateways/files.ts'
import { both, route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { events } from '#functions/platform/table/event.ts'
import { proposals } from '#functions/staff/data/proposal.ts'
import { walkIns } from '#functions/staff/data/walk-in.ts'
import { beginWalkIn, openWalkIn } from '#functions/staff/use-cases/walk-ins/begin-walk-in.ts'
import {
  listWalkIns,
  presentWalkIn,
  readSignedForm,
} from '#functions/staff/use-cases/walk-ins/present-walk-in.ts'
import {
  giveEmail as giveEmailUseCase,
  handInWalkIn,
} from '#functions/staff/use-cases/walk-ins/propose-walk-in.ts'

export const list = route('walkIns.list', { accounts, proposals, walkIns }, async ({ query }, services) => ({
  data: await listWalkIns(query.cursor, services),
}))

export const create = route(
  'walkIns.create',
  { abandonedAccounts, accounts, limits, walkIns },
  async (request, services) => ({ data: { id: await beginWalkIn(request.body, request, services) } }),
)

export const get = route(
  'walkIns.get',
  { events, files, limits, proposals, users },
  async (request, services) => ({
    data: await presentWalkIn(request.params.id, request, services),
  }),
)

export const open = route(
  'walkIns.open',
  { proposals, tokenSigner, users, walkIns },
  async (request, services) => ({ data: { token: await openWalkIn(request.params.id, request, services) } }),
)

export const handIn = route(
  'walkIns.handIn',
  both(storeFileNeeds, { proposals, walkIns }),
  async (request, services) => {
    await handInWalkIn(request.params.id, request.body, request, services)
    return { data: null, message: 'Sent to a colleague for confirmation' }
  },
)

export const signedForm = route(
  'walkIns.signedForm',
  { events, files, limits, users },
  async (request, services) => ({ data: await readSignedForm(request.params.id, request, services) }),
)

export const giveEmail = route(
  'walkIns.giveEmail',
  { accounts, proposals, users },
  async (request, services) => {
    await giveEmailUseCase(request.params.id, request.body.email, request, services)
    return { data: null, message: 'Sent to a colleague for confirmation' }
  },
)
