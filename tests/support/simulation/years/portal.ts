/** The portal over years: days pass in jumps, e-mails go out, the daily work runs, some calls fail and are made again. */
import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import type { Item } from '#functions/platform/table/table.ts'
import { dailyWork } from '#functions/workers/daily-work.ts'
import { noteEmailEvent } from '#functions/workers/email-events/note-email-event.ts'
import { logChanges } from '#functions/workers/log-changes.ts'
import { minuteWork } from '#functions/workers/minute-work.ts'
import { sendEmails } from '#functions/workers/worker.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { anEvent } from '#tests/support/people/email-events.ts'
import type { Call } from '#tests/support/portal/gateway-event.ts'
import { oneOf, type Random, seededRandom } from '../random.ts'
import { type SimulatedService, simulatedService } from '../simulated-service.ts'

type Ask = ReturnType<SimulatedService['signedIn']>

const dayInMs = 24 * 60 * 60_000
const faultRate = 0.002
/** Of functions that nobody waits for. */
const workerFaultRate = 0.01
/** A reminder is made up for within a fortnight. */
const jumps = [1, 2, 5, 9, 12, 13]
const mostTries = 12

export interface Letter {
  item: Item
  to: string
  subject: string
  text: string
}

export const openPortal = async (seed: number) => {
  const random: Random = seededRandom(seed)
  const letters: Letter[] = []
  /** Every e-mail that was queued, also one that nobody needs any more. */
  const queued: Item[] = []
  /** Addresses from which e-mails come back. */
  const unreachable = new Set<string>()
  const counts = { calls: 0, failed: 0 }
  let isMailAway = false
  const service = await simulatedService(async ({ to, subject, text }, email) => {
    letters.push({ item: email as unknown as Item, to, subject, text })
    return 'sent'
  })
  service.snapshot().begin(random)
  const { services } = service
  const today = (): string => dayInKarachi(service.clock())

  /** Whoever gets no answer sends the same again. */
  const persistent =
    (ask: Ask): Ask =>
    async (name, call: Call = {}) => {
      const headers = { ...call.headers, 'idempotency-key': services.newId() }
      for (let tries = 0; ; tries++) {
        const [answer] = await service.together([() => ask(name, { ...call, headers })], faultRate)
        counts.calls += 1
        if (!answer || answer.status === 500) throw new Error(`${name}: ${JSON.stringify(answer)}`)
        if (![401, 503].includes(answer.status) || tries === mostTries) return answer
        counts.failed += 1
      }
    }

  const noteDelivery = async ({ item, to }: Letter): Promise<void> => {
    const event = anEvent(unreachable.has(to) ? 'Bounce' : 'Delivery', {
      ...{ address: to, id: String(item.id), sentAt: service.clock() },
    })
    await noteEmailEvent(services)(event)
  }

  const logAll = async (): Promise<void> => {
    let records = service.changesOfRegister().map((item, place) => ({
      eventName: 'MODIFY',
      dynamodb: { SequenceNumber: String(place), NewImage: marshall(item) },
    }))
    while (records.length > 0) {
      const event = { Records: records } as DynamoDBStreamEvent
      const [answer] = await service.together([() => logChanges(services)(event)], workerFaultRate)
      const failed = answer?.batchItemFailures[0]?.itemIdentifier
      records = records.filter(({ dynamodb }) => failed && Number(dynamodb.SequenceNumber) >= Number(failed))
    }
  }

  /** One that is killed, and the one of the next minute. */
  const minutes = async (): Promise<void> => {
    const killed = minuteWork(services)
    await service.together([() => killed().catch(() => undefined)], workerFaultRate)
    await minuteWork(services)()
  }

  const sendAll = async (): Promise<void> => {
    await logAll()
    await minutes()
    const unsent = service.unsent()
    queued.push(...unsent)
    const Records = unsent.map(({ pk }) => ({ dynamodb: { Keys: { pk: { S: String(pk) } } } }))
    const from = letters.length
    const { batchItemFailures } = await sendEmails(services)({ Records } as DynamoDBStreamEvent)
    if (batchItemFailures.length > 0) throw new Error('E-mails failed')
    for (const letter of letters.slice(from)) await noteDelivery(letter)
  }

  return {
    ...{ service, services, random, letters, queued, unreachable, counts, today, persistent, sendAll },
    /** The night between two days on which somebody works. */
    night: async (): Promise<void> => {
      service.pass(oneOf(jumps, random) * dayInMs, true)
      await dailyWork(services)()
      // Some days the mail service is away, and e-mails go out when more has happened: within a month, after which none of them counts.
      isMailAway = random() >= 0.8 && !isMailAway
      if (!isMailAway) await sendAll()
    },
  }
}
export type Portal = Awaited<ReturnType<typeof openPortal>>
