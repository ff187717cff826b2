import { accounts } from '#functions/accounts/data/account.ts'
import { documents } from '#functions/documents/data/document.ts'
import { files } from '#functions/platform/gateways/files.ts'
import { route } from '#functions/platform/http/route.ts'
import { events } from '#functions/platform/table/event.ts'
import { books } from '#functions/register/data/book.ts'
import { bookParts } from '#functions/register/data/book-part.ts'
import { claims } from '#functions/register/data/claim.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { decideClaim } from '#functions/register/use-cases/claims/decide-claim.ts'
import {
  entryForClaim,
  loadClaim,
  presentClaimDetails,
  recordClaimReading,
} from '#functions/register/use-cases/claims/present-claim.ts'
import { readClaimDocument } from '#functions/register/use-cases/claims/read-document.ts'
import { proposals } from '#functions/staff/data/proposal.ts'

export const list = route('claims.list', { claims }, async (_request, { claims }) => ({
  data: await claims.waiting(),
}))

export const get = route(
  'claims.get',
  { accounts, books, bookParts, claims, documents, events, proposals, registrations },
  async (request, services) => {
    const loaded = await loadClaim(request.params.id, services)
    const entry = await entryForClaim(loaded, request.query.number, services)
    await recordClaimReading(loaded, entry, request, services)
    return { data: await presentClaimDetails(loaded, entry, request, services) }
  },
)

export const document = route(
  'claims.document',
  { accounts, claims, documents, events, files },
  async ({ params, staff, now }, services) => ({
    data: await readClaimDocument(params, staff, now, services),
  }),
)

export const decide = route(
  'claims.decide',
  { accounts, books, bookParts, claims, documents, proposals, registrations },
  async (request, services) => {
    const { params, body, staff } = request
    await decideClaim(params.id, body, staff, request, services)
    const loaded = await loadClaim(params.id, services)
    const entry = await entryForClaim(loaded, body.number, services)
    return { data: await presentClaimDetails(loaded, entry, request, services) }
  },
)
