/** One act of somebody, about the topic of the sequence or about anything. */
import { sweepUploads } from '#functions/documents/use-cases/sweep-uploads.ts'
import type { Call } from '#tests/support/portal/gateway-event.ts'
import type { Pharmacist } from '../people.ts'
import { oneByWeight, oneOf, type Random } from '../random.ts'
import type { Act, Answer, Scene } from './act.ts'
import { accountActs, recordActs, uploadActs } from './applicants.ts'
import { caseActs, moneyActs } from './cases.ts'
import { bookActs, claimActs, entryActs } from './register.ts'

const [minuteInMs, dayInMs] = [60_000, 24 * 60 * 60_000]
/** Sessions and grants end within hours; vouchers within days; terms within years. */
const passing = [2, 10, 16, 90]
  .map((minutes) => minutes * minuteInMs)
  .concat([1, 4, 40, 400].map((days) => days * dayInMs))

const timeActs: Record<string, Act> = {
  'time passes': async ({ service }, random) => {
    service.pass(oneOf(passing, random), random() < 0.5)
    return { status: 200 }
  },
  'the daily clean-up runs': ({ service }) =>
    sweepUploads(service.services)().then(
      () => ({ status: 200 }),
      () => ({ status: 503 }),
    ),
}

const topics = {
  case: caseActs,
  money: moneyActs,
  record: recordActs,
  upload: uploadActs,
  entry: entryActs,
  book: bookActs,
  claim: claimActs,
  account: accountActs,
  time: timeActs,
}
export type Topic = keyof typeof topics

/** What sequences are about, and what else happens in them. */
const topicWeights: Record<Topic, number> = {
  ...{ case: 9, money: 2, record: 3, upload: 3, entry: 5, book: 3, claim: 3, account: 1, time: 1 },
}
export const oneTopic = (random: Random): Topic => oneByWeight(topicWeights, random)

/** Most of what can go wrong begins, or ends, with one of these. */
const weights: Record<string, number> = {
  ...{ submits: 4, 'changes the degree date': 3, 'changes the name': 2 },
  ...{ 'settles a proposal': 2, 'claims an entry': 2, 'makes certificates': 2, 'confirms a file': 2 },
  ...{ 'asks for a change': 2, 'decides a claim': 2, 'undoes a book': 2, 'adds a part to a book': 2 },
}

/** A person presses twice, or the browser sends a call again whose answer did not come. */
const repeatedly = (ask: Pharmacist['ask'], key: string): Pharmacist['ask'] => {
  const keyed = (call: Call): Call => ({ ...call, headers: { ...call.headers, 'idempotency-key': key } })
  return async (name, call = {}) => {
    const first = await ask(name, keyed(call))
    return first.status === 503 ? ask(name, keyed(call)) : first
  }
}

export const randomAct = (topic: Topic, scene: Scene, random: Random) => {
  const acts: Record<string, Act> = topics[topic]
  const names = Object.fromEntries(Object.keys(acts).map((name) => [name, weights[name] ?? 1]))
  const name = oneByWeight(names, random)
  const key = `key ${Math.floor(random() * 4)} ${name}`
  const who = random() < 0.5 ? scene.who : { ...scene.who, ask: repeatedly(scene.who.ask, key) }
  return {
    line: `${scene.clerk.name} or ${who.name}, ${scene.number}: ${name}`,
    work: (): Promise<Answer> => (acts[name] as Act)({ ...scene, who }, random),
  }
}
