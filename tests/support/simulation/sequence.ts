/** One simulated sequence: people act about a topic, one by one or at once, and everything stored is looked at after each step. */
import type { Item } from '#functions/platform/table/table.ts'
import { sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { brokenChanges, lostWords, type Seen } from '#tests/support/model/changes.ts'
import { brokenDecisions } from '#tests/support/model/decisions.ts'
import { brokenRegister, entriesOf, standingOf } from '#tests/support/model/register-law.ts'
import { applicantsOf, brokenInStore } from '#tests/support/model/stored-invariants.ts'
import type { Answer, Scene } from './acts/act.ts'
import { oneTopic, randomAct, type Topic } from './acts/random-act.ts'
import { oneOf, type Random, seededRandom } from './random.ts'
import { type SimulatedService, simulatedService } from './simulated-service.ts'
import { makeWorld, type World } from './world.ts'

/** Either a longer story, or several acts at the same moment. */
const stories = [
  { steps: [3, 9], atOnce: [1, 1] },
  { steps: [1, 4], atOnce: [2, 4] },
] as const
/** In every third sequence some calls fail. */
const faultRate = 0.02

const between = ([least, most]: readonly [number, number], random: Random): number =>
  least + Math.floor(random() * (most - least + 1))

const byName = (items: Item[]) => new Map(items.map((item) => [`${item.pk} ${item.sk}`, item]))

/** What everybody is told of each entry is what is stored: nothing of an approval that was taken back before it was handed over. */
const brokenPublic = async ({ items, invoke, clock }: SimulatedService): Promise<string[]> => {
  const broken: string[] = []
  for (const entry of entriesOf(items())) {
    const { body } = await invoke('register.entry', { params: { number: entry.number } })
    const [told, stored] = [body.data?.standing, standingOf(entry, dayInKarachi(clock()))]
    if (told !== stored) broken.push(`everybody is told that ${entry.number} is ${told}, and it is ${stored}`)
  }
  return broken
}

/** At once after each step; a number of servers may have written. */
const brokenAfterStep = (
  service: SimulatedService,
  before: ReadonlyMap<string, Item>,
  answers: Answer[],
  seen: Seen,
): string[] => {
  const after = byName(service.items())
  const said = answers.flatMap((answer) => answer.said ?? [])
  return [
    ...brokenChanges(before, after, seen),
    ...lostWords(before, after, said),
    ...service.overwritten().map((name) => `a change of ${name} is lost`),
    ...answers.flatMap(({ status }) => (status === 500 ? ['an answer is 500'] : [])),
  ]
}

/** Nobody sends e-mails here. */
const isUnsent = (sentence: string): boolean => sentence.startsWith('outbox: ')

const brokenAtEnd = async (service: SimulatedService): Promise<string[]> => {
  const [items, files, now] = [service.items(), service.files(), service.clock()]
  const stored = await brokenInStore({ items, files, now, schedule: sampleFeeSchedule })
  return [
    ...stored.filter((sentence) => !isUnsent(sentence)),
    ...brokenDecisions(items, applicantsOf(items)),
    ...brokenRegister(items, now),
    ...(await brokenPublic(service)),
  ]
}

/** Mostly one about whom there is something to do. */
const someone = (topic: Topic, { pharmacists }: World, random: Random) => {
  const { newcomer, holder, approved, renewing, ...applying } = pharmacists
  if (topic === 'entry' && random() < 0.7) return holder
  if (topic === 'upload' && random() < 0.7) return oneOf([newcomer, holder], random)
  return oneOf(
    topic === 'case'
      ? [...Object.values(applying), approved, holder, renewing, renewing]
      : Object.values(pharmacists),
    random,
  )
}

const sceneOf = (topic: Topic, service: SimulatedService, world: World, random: Random): Scene => ({
  ...{ service, world, grants: [] },
  who: someone(topic, world, random),
  clerk: oneOf(world.office, random),
  number: oneOf(world.numbers, random),
})

export const openSimulation = async () => {
  const service = await simulatedService()
  const world = await makeWorld(service)

  /** @returns what happened, and what did not hold afterwards, if anything. */
  return async (seed: number): Promise<{ lines: string[]; broken: string[] }> => {
    const random = seededRandom(seed)
    world.begin(random)
    const topic = oneTopic(random)
    const scene = sceneOf(topic, service, world, random)
    const { steps, atOnce } = oneOf(stories, random)
    const rate = random() < 2 / 3 ? 0 : faultRate
    const lines: string[] = []
    const seen: Seen = new Map()
    let before = byName(service.items())
    brokenChanges(before, before, seen)
    for (let left = between(steps, random); left > 0; left--) {
      const acts = Array.from({ length: between(atOnce, random) }, () => {
        const given =
          random() < 0.85 ? scene : { ...sceneOf(topic, service, world, random), grants: scene.grants }
        const now = { ...given, clerk: oneOf(world.office, random) }
        return randomAct(random() < 0.85 ? topic : oneTopic(random), now, random)
      })
      const answers = await service.together(
        acts.map(({ work }) => work),
        rate,
      )
      lines.push(
        ...acts.map(
          ({ line }, index) => `${line} ${answers[index]?.body?.action ?? ''}: ${answers[index]?.status}`,
        ),
        '--',
      )
      const broken = brokenAfterStep(service, before, answers, seen)
      if (broken.length > 0) return { lines, broken }
      before = byName(service.items())
    }
    return { lines, broken: await brokenAtEnd(service) }
  }
}
