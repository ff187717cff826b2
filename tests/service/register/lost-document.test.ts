/** Whenever a process dies, a request or a claim that was stored keeps its document. */
import { expect, test } from 'vitest'
import { claimantsOf } from '#tests/support/people/claimants.ts'
import { holdersOf } from '#tests/support/people/holders.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { unreliableProcess } from '#tests/support/register/unreliable-process.ts'

let left = Number.POSITIVE_INFINITY
const unreliable = unreliableProcess(() => {
  left -= 1
  return left === 0
})
const staffStack = await openStaffStack({ plugin: unreliable.plugin })

/** Does it once for each moment at which the process may die. @returns how often it was done although nobody was told */
const atEachMoment = async (
  begin: () => Promise<{ send: () => Promise<{ status: number }>; isKept: () => Promise<boolean | null> }>,
): Promise<number> => {
  let untold = 0
  for (let moment = 1; ; moment += 1) {
    const { send, isKept } = await begin()
    left = moment
    let status = 0
    await unreliable.try(async () => {
      status = (await send()).status
    })
    const died = left <= 0
    left = Number.POSITIVE_INFINITY
    const kept = await isKept()
    expect([moment, kept]).not.toEqual([moment, false])
    if (!died) return untold
    if (kept && status !== 201) untold += 1
  }
}

test('a request of a holder', async () => {
  const people = await holdersOf(staffStack)
  const untold = await atEachMoment(async () => {
    const holder = await people.holder()
    const isKept = async () => {
      const [request] = await holder.requests()
      if (!request) return null
      const { status } = await holder.ask('ownChangeRequests.document', { params: { id: request.id } })
      return status === 200
    }
    return { send: () => holder.request(), isKept }
  })
  expect(untold).toBeGreaterThan(0)
})

test('a claim of a person', async () => {
  const people = await claimantsOf(staffStack)
  const untold = await atEachMoment(async () => {
    const person = await people.claimant()
    const isKept = async () => {
      if ((await person.claims()).length === 0) return null
      const params = { id: person.id, key: 'certificate' }
      return (await people.registrar.ask('claims.document', { params })).status === 200
    }
    return { send: () => person.claim({ number: 'NONE-1' }), isKept }
  })
  expect(untold).toBeGreaterThan(0)
})
