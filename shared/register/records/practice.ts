/** Places of practice as staff find them: who is in charge where. */
import * as z from 'zod/mini'
import { cursor } from '#shared/kit/endpoint.ts'
import { line } from '#shared/kit/fields/text.ts'
import { place } from './place.ts'
import { standings } from './standing.ts'

export const practiceKinds = ['city', 'premises', 'licence'] as const
export type PracticeKind = (typeof practiceKinds)[number]

export const practiceQuery = z.strictObject({
  by: z.enum(practiceKinds, 'Choose by what to find places'),
  q: line('Enter what to find', 80),
  cursor,
})
export type PracticeQuery = z.output<typeof practiceQuery>

const holder = z.object({ number: z.string(), name: z.string(), standing: z.enum(standings) })

/** A place as its holder declares it, beside what the register says today. */
const practice = z.extend(holder, {
  place,
  /** The other places where the same holder practises today, in words. */
  elsewhere: z.array(z.string()),
  /** Others who say to be in charge of the premises with the same licence. */
  others: z.array(holder),
})
export type Practice = z.output<typeof practice>

export const practicesPage = z.object({ entries: z.array(practice), next: z.nullable(z.string()) })
export type PracticesPage = z.output<typeof practicesPage>
