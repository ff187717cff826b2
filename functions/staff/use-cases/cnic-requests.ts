/**
 * Somebody cannot register because another account has their CNIC. What they type can be known to a stranger, so it moves nothing:
 * a registrar sees the person with the original CNIC, and another one confirms that the account is closed.
 */

import type { Account } from '#functions/accounts/data/stored-account.ts'
import type { Limit } from '#functions/platform/limits/limit.ts'
import { putEmail } from '#functions/platform/outbox/outbox.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import { ConditionFailed, type Write } from '#functions/platform/table/table.ts'
import type { Needs } from '#functions/services.ts'
import { reasonAgainstOwnCase } from '#shared/cases/rules/own-case.ts'
import { Conflict, NotAllowed, NotFound } from '#shared/kit/errors.ts'
import type {
  CnicRequestDecision,
  NewCnicRequest,
  WaitingCnicRequest,
} from '#shared/staff/records/cnic-request.ts'
import { clerkOf, eventAuthor } from '../data/clerk.ts'
import type { StoredCnicRequest } from '../data/cnic-request.ts'
import type { StoredProposal } from '../data/proposal.ts'
import type { StaffMember } from '../data/staff.ts'

/** Not by CNIC: a stranger could use that up, and keep its owner from asking. */
const byAddress: Limit = { scope: 'cnic-request-address', most: 10, windowInSeconds: 24 * 60 * 60 }

interface Deciding {
  staff: StaffMember
  attempt: Attempt
}
type Services = Needs<'abandonedAccounts' | 'cnicRequests' | 'newId' | 'proposals'>

/** @throws TooMany */
export const askForCnic = async (
  given: NewCnicRequest,
  { now, address }: { now: Date; address: string },
  { cnicRequests, limits, newId }: Needs<'cnicRequests' | 'limits' | 'newId'>,
): Promise<void> => {
  await limits.count(byAddress, address, now)
  const at = now.toISOString()
  await cnicRequests.add({ ...given, id: `${at}-${newId()}`, at })
}

const obstacleTo = async (held: Account | null, { abandonedAccounts }: Services): Promise<string | null> =>
  held && (held.registration || (await abandonedAccounts.hasApplication(held)))
    ? 'The account has an application or a registration. Settle that first: refuse the application, or take the link back'
    : null

export const listCnicRequests = async (services: Services): Promise<WaitingCnicRequest[]> =>
  Promise.all(
    (await services.cnicRequests.waiting()).map(async (request) => {
      const [account, proposal] = await Promise.all([
        services.abandonedAccounts.holderOfCnic(request.cnic),
        services.proposals.about('cnic', request.id),
      ])
      const obstacle = await obstacleTo(account, services)
      return { ...request, account, obstacle, proposed_by: proposal?.by.name ?? null }
    }),
  )

/** @throws NotFound; NotAllowed for one's own */
const load = async (
  id: string,
  staff: StaffMember,
  services: Services,
): Promise<{ request: StoredCnicRequest; held: Account | null }> => {
  const request = await services.cnicRequests.read(id)
  if (!request) throw new NotFound('This request is decided already, or not there any more')
  const held = await services.abandonedAccounts.holderOfCnic(request.cnic)
  const people = [{ ...request, phone: '' }, ...(held ? [held] : [])]
  if (people.some((person) => reasonAgainstOwnCase(staff.account, person)))
    throw new NotAllowed('This is about yourself, so a colleague must decide it')
  return { request, held }
}

const answer = (
  { email: to }: StoredCnicRequest,
  kind: 'cnic-freed' | 'cnic-refused',
  { now }: Attempt,
  { newId }: Services,
): Write => putEmail({ id: newId(), kind, user_id: '', to }, now)

/** @throws NotFound; NotAllowed; Conflict where the account cannot be closed, or somebody else was faster */
export const decideCnicRequest = async (
  id: string,
  { action, reason }: CnicRequestDecision,
  { staff, attempt }: Deciding,
  services: Services,
): Promise<string> => {
  const { cnicRequests, proposals } = services
  const { request, held } = await load(id, staff, services)
  const by = clerkOf(staff)
  if (action === 'release' && held) {
    const obstacle = await obstacleTo(held, services)
    if (obstacle) throw new Conflict(obstacle)
    const title = `Close the account of ${held.name}, which has the CNIC of ${request.name}`
    const contents = { account: held.id }
    await proposals.propose({ kind: 'cnic', subject: id, title, reason, contents, by }, attempt)
    return 'Sent to another registrar for confirmation'
  }
  if (await proposals.about('cnic', id))
    throw new Conflict('This waits for a second person. Refuse or withdraw that first')
  const kind = action === 'release' ? 'cnic-freed' : 'cnic-refused'
  await cnicRequests
    .write([cnicRequests.writeToEnd(request), answer(request, kind, attempt, services)])
    .catch((error) => {
      throw error instanceof ConditionFailed ? new Conflict('Somebody has decided this already') : error
    })
  return action === 'release' ? 'No account has it any more; the person is told' : 'The request is refused'
}

/** @throws NotFound; NotAllowed; Conflict when it is not possible any more */
export const confirmCnicRequest = async (
  proposal: StoredProposal,
  endWrites: Write[],
  { staff, attempt }: Deciding,
  services: Services,
): Promise<void> => {
  const { abandonedAccounts, cnicRequests, newId, proposals } = services
  const { request, held } = await load(proposal.subject, staff, services)
  const obstacle =
    held?.id === proposal.contents.account ? await obstacleTo(held, services) : 'It has changed'
  if (!held || obstacle) throw new Conflict(`This is not possible any more. ${obstacle}`)
  const event = {
    event: 'ACCOUNT_RELEASED' as const,
    by: eventAuthor(clerkOf(staff)),
    details: { reason: proposal.reason, proposed_by: proposal.by.name },
  }
  const told = { id: newId(), kind: 'cnic-account-closed' as const, user_id: held.id, to: held.email }
  await proposals.end(
    proposal,
    [
      ...abandonedAccounts.writesToClose(held, event, attempt.now),
      cnicRequests.writeToEnd(request),
      putEmail(told, attempt.now),
      answer(request, 'cnic-freed', attempt, services),
      ...endWrites,
    ],
    attempt,
  )
}
