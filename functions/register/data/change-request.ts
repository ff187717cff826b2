/**
 * Holders' requests to change particulars and for letters, in the partition of the entry. A mark for each particular
 * prevents a second request for it. Each change of a request has the condition of its version, so that only one succeeds if two
 * people decide, or one decides and the holder withdraws, at the same moment.
 */
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import {
  changeRequestKey,
  openRequestKey,
  registrationKey,
  registrationPartition,
  waitingRequestKey,
} from '#functions/platform/table/keys/register.ts'
import { changeRequestPrefix, changeRequestsPartition } from '#functions/platform/table/partitions.ts'
import type { Write } from '#functions/platform/table/table.ts'
import {
  check,
  put,
  putNew,
  putReplacing,
  remove,
  storedItem,
  within,
} from '#functions/platform/table/write.ts'
import { Stale } from '#shared/kit/errors.ts'
import {
  changeRequestDetails,
  type WaitingChangeRequest,
  waitingChangeRequest,
} from '#shared/register/records/change-request.ts'
import { documentTypes } from '#shared/vocabulary/documents.ts'

const shownInQueue = 100

export const storedRequest = z.object({
  ...z.omit(changeRequestDetails, { document: true, entry: true, account: true, obstacle: true, own: true })
    .shape,
  number: z.string(),
  /** The holder who asks, and their name in the register. */
  user: z.string(),
  name: z.string(),
  /** The key of the document, which is deleted when the request is withdrawn; null for a letter. */
  object_key: z.nullable(z.string()),
  type: z.nullable(z.enum(documentTypes)),
  size: z.number(),
  /** The certificate that was current when the change was made. */
  certificate: z.nullable(z.string()),
  /** The hash of the sent request, so that the same request sent again is recognised. */
  sent: z.string(),
  version: z.number(),
})
export type StoredRequest = z.output<typeof storedRequest>

export const isOpen = ({ state }: Pick<StoredRequest, 'state'>): boolean =>
  state === 'waiting' || state === 'proposed'

const queuePlace = (request: StoredRequest) =>
  storedItem(waitingRequestKey(request.at, request.id), waitingChangeRequest.parse(request))

/** Its key in the queue; null if it does not wait. */
export const placeOf = (request: StoredRequest) => (request.state === 'waiting' ? queuePlace(request) : null)

/** The mark by which a second request for the same particular is refused. */
export const markOf = ({ number, particular, id }: StoredRequest) =>
  storedItem(openRequestKey(number, particular), { id })

/** The writes of a change of a request with its place in the queue and its mark. The first is refused where it was changed before. */
export const writesToChangeRequest = (
  before: StoredRequest,
  fields: Partial<
    Pick<StoredRequest, 'state' | 'answered_at' | 'reason' | 'answer' | 'by' | 'certificate' | 'letter'>
  >,
): Write[] => {
  const { number, id, particular, version } = before
  const after = { ...before, ...fields, version: version + 1 }
  const [old, fresh] = [placeOf(before), placeOf(after)]
  return [
    putReplacing(storedItem(changeRequestKey(number, id), after), version),
    ...(old && !fresh ? [remove(waitingRequestKey(before.at, id))] : []),
    ...(fresh && !old ? [put(fresh)] : []),
    ...(isOpen(before) && !isOpen(after) ? [remove(openRequestKey(number, particular))] : []),
  ]
}

export const changeRequests = ({ table }: AppContext) => {
  const of = async (number: string): Promise<StoredRequest[]> => {
    const items = await table.list(storedRequest, {
      ...within(registrationPartition(number), { beginning: changeRequestPrefix }),
      ConsistentRead: true,
    })
    return items.sort((one, other) => other.at.localeCompare(one.at))
  }

  return {
    /** All of an entry, newest first. */
    of,

    read: (number: string, id: string): Promise<StoredRequest | null> =>
      table.read(storedRequest, changeRequestKey(number, id)),

    /** The oldest that wait. */
    waiting: (): Promise<WaitingChangeRequest[]> =>
      table.list(waitingChangeRequest, {
        ...within(changeRequestsPartition),
        Limit: shownInQueue,
      }),

    /**
     * Adds a request of the present holder.
     * @throws Stale when one of the same particular is open, or the entry belongs to another account by now
     */
    add: async (request: StoredRequest): Promise<void> => {
      const { number, id, user } = request
      const made = await table.tryWrite([
        putNew(markOf(request)),
        putNew(storedItem(changeRequestKey(number, id), request)),
        put(queuePlace(request)),
        check({
          Key: { ...registrationKey(number) },
          ConditionExpression: 'holder = :user',
          ExpressionAttributeValues: { ':user': user },
        }),
      ])
      if (!made) throw new Stale(null)
    },

    /** Makes the writes of a change. @throws Stale when the request was changed before */
    write: async (writes: Write[]): Promise<void> => {
      if (!(await table.tryWrite(writes))) throw new Stale(null)
    },

    /**
     * Removes this person's requests when the account is removed or its link is taken back. Requests that led to a
     * change stay with their documents, because the register is based on them.
     * @param removeFile deletes a document, before the request that names it
     */
    forget: async (
      number: string,
      user: string,
      removeFile: (objectKey: string) => Promise<void>,
    ): Promise<void> => {
      const going = (await of(number)).filter((request) => request.user === user && request.state !== 'done')
      for (const request of going) {
        if (request.object_key) await removeFile(request.object_key)
        await table.transact([
          remove(changeRequestKey(number, request.id)),
          remove(waitingRequestKey(request.at, request.id)),
          ...(isOpen(request) ? [remove(openRequestKey(number, request.particular))] : []),
        ])
      }
    },
  }
}
