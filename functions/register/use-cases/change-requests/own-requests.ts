/** A holder's own requests, as the holder sees them. */
import type { User } from '#functions/accounts/data/person/user.ts'
import { isOpen, type StoredRequest } from '#functions/register/data/change-request.ts'
import type { Needs } from '#functions/services.ts'
import { NotFound } from '#shared/kit/errors.ts'
import { type OwnChangeRequest, ownChangeRequest } from '#shared/register/records/change-request.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { isPrinted } from '#shared/register/rules/change-requests.ts'

/** The holder does not see that one registrar has accepted the request before another has confirmed it. */
export const presentOwnRequest = (
  request: StoredRequest,
  entry: Pick<RegistrationRecord, 'certificate'> | null,
): OwnChangeRequest => {
  const { state, certificate, particular } = request
  const isPaperOld = certificate !== null && certificate === entry?.certificate?.serial
  return ownChangeRequest.parse({
    ...request,
    state: isOpen(request) ? 'waiting' : state,
    has_document: request.object_key !== null && state !== 'withdrawn',
    replace_certificate: state === 'done' && isPrinted(particular) && isPaperOld,
  })
}

/** All that this person asked for about the entry that is linked to the account, newest first. */
export const ownRequestsOf = async (
  { id, account }: User,
  { changeRequests }: Needs<'changeRequests'>,
): Promise<StoredRequest[]> => {
  const own = account.registration
  const all = own ? await changeRequests.of(own.number) : []
  return all.filter(({ user }) => user === id)
}

/** @throws NotFound for anybody else's */
export const readOwnRequest = async (
  { id: user, account }: User,
  id: string,
  { changeRequests }: Needs<'changeRequests'>,
): Promise<StoredRequest> => {
  const own = account.registration
  const request = own && id.length <= 60 ? await changeRequests.read(own.number, id) : null
  if (request?.user !== user) throw new NotFound('There is no such request')
  return request
}
