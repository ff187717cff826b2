/** What endpoints with the method GET may write: traces of the reading itself, and nothing that anybody asked to change. */
import { expect, test } from 'vitest'
import { partitions } from '#infra/aws/permissions/rights.ts'
import { rightsOf } from '#infra/aws/permissions.ts'
import { endpoints } from '#shared/contract.ts'

/** Of everybody: when the session was used last. Of staff: who read or exported what, how much, and the place of an opened case in the lists. */
const traces: Record<string, string[]> = {
  [partitions.applicants]: ['PutItem', 'UpdateItem'],
  [partitions.staff]: ['PutItem', 'UpdateItem'],
  [partitions.limits]: ['UpdateItem'],
  [partitions.counters]: ['UpdateItem'],
  [partitions.exports]: ['PutItem', 'UpdateItem'],
}
const readings = ['GetItem', 'Query', 'GetObject', 'GetObjectVersion']

const reading = endpoints.filter(({ endpoint }) => endpoint.method === 'GET')

test.each(reading.map(({ name }) => name))(
  '%s is a GET and may change nothing but traces of reading',
  (name) => {
    const written = rightsOf([name]).flatMap((right) => {
      if (!('action' in right) || readings.includes(right.action)) return []
      const place = right.on === 'table' ? right.partition : right.prefix
      return traces[place]?.includes(right.action) ? [] : [`${right.action} in ${place}`]
    })
    expect(written).toEqual([])
  },
)
