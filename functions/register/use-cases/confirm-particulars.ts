/** Carries out a proposed correction of the particulars of an entry, which the holder's account follows. */

import { writesToFollowRegister } from '#functions/accounts/data/follow-register.ts'
import type { Write } from '#functions/platform/table/table.ts'
import type { StoredProposal } from '#functions/staff/data/proposal.ts'
import { Conflict } from '#shared/kit/errors.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { particulars } from '#shared/register/records/change-request.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { particularsProposal } from '#shared/register/records/registration-file.ts'
import { isPrinted } from '#shared/register/rules/change-requests.ts'
import { endRequest } from './change-requests/end-request.ts'
import { accountObstacle } from './cnic-obstacle.ts'
import { type Confirming, type ConfirmingServices, readUnchanged, save } from './confirm-change.ts'

/** The holder's account says the same as the entry from then on. @throws Conflict */
const writesOfAccount = async (
  { holder }: RegistrationRecord,
  { name, father_name, cnic }: Partial<RegistrationRecord>,
  { attempt }: Confirming,
  { accounts, users }: ConfirmingServices,
): Promise<Write[]> => {
  const identity = { ...(name && { name }), ...(father_name && { father_name }), ...(cnic && { cnic }) }
  const obstacle = await accountObstacle({ holder }, { cnic }, { accounts })
  if (obstacle) throw new Conflict(obstacle)
  const user =
    holder && Object.keys(identity).length > 0 ? await users.load(holder, { consistent: true }) : null
  return user && !user.account.closed_at ? writesToFollowRegister(user, identity, attempt) : []
}

/** @throws NotAllowed for one's own request; Conflict */
export const confirmParticulars = async (
  proposal: StoredProposal,
  endWrites: Write[],
  confirming: Confirming,
  services: ConfirmingServices,
): Promise<void> => {
  const { version, fields, request } = particularsProposal.parse(proposal.contents)
  const entry = await readUnchanged(proposal, version, services)
  const since = dayInKarachi(confirming.attempt.now)
  const event = 'CORRECTED' as const
  const paper = particulars.some((one) => one in fields && isPrinted(one)) ? entry.certificate : null
  const certificate = paper && { ...paper, differs_since: paper.differs_since ?? since }
  const followed = await writesOfAccount(entry, fields, confirming, services)
  const told = {
    event,
    since,
    ...(paper && { certificate: true }),
    ...(followed.length > 0 && { account: true }),
  }
  const answered = request === undefined ? null : await endRequest(entry, request, confirming, services)
  const change = {
    ...{ event, reason: proposal.reason, told },
    fields: { ...fields, ...(certificate && { certificate }) },
    ...(answered && { request: answered }),
  }
  await save(proposal, entry, change, [...endWrites, ...followed], confirming, services)
}
