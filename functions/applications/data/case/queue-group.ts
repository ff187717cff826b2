/**
 * The group of a case: all properties that lists filter by, in five letters. The cases of a group are in one
 * partition of the indexes, so a filter reads only the partitions of the matching groups.
 */

import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import type { FeeStatus } from '#shared/vocabulary/statuses.ts'

/** The properties that lists filter by, each with two values. */
export interface QueueTraits {
  title: ApplicationTitle
  fee: FeeStatus
  papers: 'missing' | 'complete'
  warnings: 'no' | 'yes'
  assigned: 'no' | 'yes'
}

/** The letter of each value. They are part of stored keys, so they never change. */
const letters: { [Trait in keyof QueueTraits]: Record<QueueTraits[Trait], string> } = {
  title: { Registration: 'n', Renewal: 'r' },
  fee: { unpaid: 'u', verified: 'v' },
  papers: { missing: 'm', complete: 'c' },
  warnings: { no: 'o', yes: 'w' },
  assigned: { no: 'f', yes: 'a' },
}
const traits = Object.keys(letters) as (keyof QueueTraits)[]

/** All groups with the given traits; a trait that is left out may have either value. */
export const groupsWith = (wanted: Partial<QueueTraits>): string[] =>
  traits.reduce<string[]>(
    (groups, trait) => {
      const ofTrait: Record<string, string> = letters[trait]
      const value = wanted[trait]
      const next = value === undefined ? Object.values(ofTrait) : [ofTrait[value] ?? '']
      return groups.flatMap((group) => next.map((letter) => group + letter))
    },
    [''],
  )

export const groupOf = (all: QueueTraits): string => groupsWith(all)[0] ?? ''
