/** What must hold from one moment to the next: what was written for good stays, and nothing that ended comes back. */
import {
  certificatePrefix,
  endOfCore,
  outboxPrefix,
  proposalsPartition,
} from '#functions/platform/table/partitions.ts'
import type { Item } from '#functions/platform/table/table.ts'

const nameOf = ({ pk, sk }: Item): string => `${pk} ${sk}`

const isAppended = ({ pk, sk }: Item): boolean =>
  String(pk).startsWith(outboxPrefix) ||
  [`${endOfCore}EVENT#`, `${endOfCore}CHANGE#`, 'SETTLED#'].some((prefix) => String(sk).startsWith(prefix))

const isDocument = ({ sk }: Item): boolean => String(sk).startsWith('DOCUMENT#')

/** Files that were a document once, by the pointer. */
export type Seen = Map<string, string[]>

const changedSince = (before: ReadonlyMap<string, Item>, item: Item): string | false => {
  const old = before.get(nameOf(item))
  if (!old) return false
  if (isAppended(old) && old !== item) return `${nameOf(item)} was changed afterwards`
  if (!String(item.sk).startsWith(certificatePrefix)) return false
  const { void: ended, statement, former_statements: _former, ...printed } = item
  const { void: hadEnded, statement: _old, former_statements: _others, ...paper } = old
  if (hadEnded && (!ended || statement !== old.statement)) return `${nameOf(item)} counts again`
  return JSON.stringify(printed) !== JSON.stringify(paper) && `${nameOf(item)} prints something else`
}

const cameBack = (seen: Seen, item: Item): string | false => {
  const former = seen.get(nameOf(item)) ?? []
  if (former.at(-1) === item.id) return false
  seen.set(nameOf(item), [...former, String(item.id)])
  return former.includes(String(item.id)) && `${nameOf(item)} is a file again that was replaced`
}

const isLate = ({ sk, used_at, ttl }: Item): boolean =>
  String(sk).startsWith(`${endOfCore}GRANT#`) && Date.parse(String(used_at)) / 1000 > Number(ttl)

const wrongProposal = ({ pk, outcome, by, settled }: Item): string | false => {
  if (pk !== proposalsPartition || outcome !== 'confirmed') return false
  const [one, other] = [by, (settled as { by: unknown }).by] as { id: string }[]
  return one?.id === other?.id && 'a proposal was confirmed by who made it'
}

/** @returns what does not hold, each in a sentence. */
export const brokenChanges = (
  before: ReadonlyMap<string, Item>,
  after: ReadonlyMap<string, Item>,
  seen: Seen,
): string[] => {
  const gone = [...before].filter(
    ([name, item]) => isAppended(item) && item.ttl === undefined && !after.has(name),
  )
  const broken: (string | false)[] = gone.map(([name]) => `${name} has gone`)
  for (const item of after.values())
    broken.push(
      isLate(item) && `${nameOf(item)} was used after its end`,
      changedSince(before, item),
      isDocument(item) && cameBack(seen, item),
      wrongProposal(item),
    )
  return broken.filter((sentence) => typeof sentence === 'string')
}

/** Words that were acknowledged and are in nothing that was written since. */
export const lostWords = (
  before: ReadonlyMap<string, Item>,
  after: ReadonlyMap<string, Item>,
  said: string[],
): string[] => {
  const written = [...after].filter(([name, item]) => before.get(name) !== item && isAppended(item))
  const told = said.length > 0 ? JSON.stringify(written) : ''
  return said.filter((words) => !told.includes(words)).map((words) => `lost: ${words}`)
}
