/** What an act of the simulation is. */
import type { Clerk, Pharmacist } from '../people.ts'
import type { Random } from '../random.ts'
import type { SimulatedService } from '../simulated-service.ts'
import type { World } from '../world.ts'

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers of every endpoint
  body?: any
  /** Words that were acknowledged, and must be kept. */
  said?: string
}

/** Who acts about what. */
export interface Scene {
  service: SimulatedService
  world: World
  who: Pharmacist
  clerk: Clerk
  /** An entry of the register. */
  number: string
  /** Upload grants of this sequence, newest last. */
  grants: { id: string; key: string; of: Pharmacist; bytes: Buffer }[]
}

export type Act = (scene: Scene, random: Random) => Promise<Answer>

/** Nothing could be asked. */
export const nothing: Answer = { status: 0 }
