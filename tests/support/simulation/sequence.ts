/** One simulated sequence: some people act at once, again and again, and everything stored is looked at after each step. */
import { sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { oneOf, seededRandom } from '#tests/support/model/random-acts.ts'
import { brokenInStore } from '#tests/support/model/stored-invariants.ts'
import { randomAct } from './acts.ts'
import { simulatedService } from './simulated-service.ts'
import { makeWorld } from './world.ts'

const [fewestSteps, mostSteps] = [1, 4]
const [fewestAtOnce, mostAtOnce] = [2, 4]
/** In every second sequence some calls fail. */
const faultRate = 0.04

const between = (least: number, most: number, part: number): number =>
  least + Math.floor(part * (most - least + 1))

export const openSimulation = async () => {
  const service = await simulatedService()
  const { office, pharmacists, world } = await makeWorld(service)

  /** @returns what happened, and what did not hold afterwards, if anything. */
  return async (seed: number): Promise<{ lines: string[]; broken: string[] }> => {
    const random = seededRandom(seed)
    world.begin(random)
    const lines: string[] = []
    const rate = random() < 0.5 ? 0 : faultRate
    for (let left = between(fewestSteps, mostSteps, random()); left > 0; left--) {
      const who = oneOf(pharmacists, random)
      const acts = Array.from({ length: between(fewestAtOnce, mostAtOnce, random()) }, () =>
        randomAct(service, office, random() < 0.85 ? who : oneOf(pharmacists, random), random),
      )
      const answers = await service.together(
        acts.map(({ work }) => work),
        rate,
      )
      lines.push(...acts.map(({ line }, index) => `${line}: ${answers[index]?.status}`), '--')
      const [items, files, now] = [service.items(), service.files(), service.clock()]
      const broken = [
        ...brokenInStore({ items, files, now, schedule: sampleFeeSchedule }),
        ...answers.flatMap(({ status }) => (status === 500 ? ['an answer is 500'] : [])),
      ]
      if (broken.length > 0) return { lines, broken }
    }
    return { lines, broken: [] }
  }
}
