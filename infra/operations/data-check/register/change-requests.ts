import { changeRequestKey } from '#functions/platform/table/keys/register.ts'
import {
  changeRequestPrefix,
  changeRequestsPartition,
  openRequestPrefix,
  registrationPrefix,
} from '#functions/platform/table/partitions.ts'
import { isOpen, markOf, placeOf, storedRequest } from '#functions/register/data/change-request.ts'
import { derivedItems } from '../derived.ts'
import { type Family, read } from '../tools.ts'

export const changeRequests: Family = {
  name: 'change-requests',
  holds:
    'The queue of change requests contains exactly those that wait, and each open one has the mark that prevents a second one for the same particular.',
  open: (tools) => {
    const queue = derivedItems('place in the queue of change requests', tools)
    const marks = derivedItems('mark of an open change request', tools)
    return {
      see: ({ pk, items }) => {
        for (const [sk, item] of items) {
          if (pk === changeRequestsPartition) queue.find(item)
          if (!pk.startsWith(registrationPrefix)) continue
          if (sk.startsWith(openRequestPrefix)) marks.find(item)
          const request = sk.startsWith(changeRequestPrefix) ? read(storedRequest, item) : null
          if (!request) continue
          const source = { key: changeRequestKey(request.number, request.id), version: request.version }
          const place = placeOf(request)
          if (place) queue.expect(place, source)
          if (isOpen(request)) marks.expect(markOf(request), source)
        }
      },
      end: () => {
        queue.end()
        marks.end()
      },
    }
  },
}
