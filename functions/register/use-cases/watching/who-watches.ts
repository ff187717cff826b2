/** Which organisations watch an entry, for its holder. */
import type { Needs } from '#functions/services.ts'
import type { OwnWatchers } from '#shared/register/records/watcher.ts'
import { isWatching } from '#shared/register/rules/watching/watch-terms.ts'

/** Those of whom the law lets holders know. */
export const whoWatches = async (
  number: string,
  today: string,
  { watchers }: Needs<'watchers'>,
): Promise<OwnWatchers> => {
  const told = await watchers.of(number)
  const all = await Promise.all(told.map(({ watcher }) => watchers.read(watcher)))
  return all.flatMap((one) => {
    if (!one?.terms || one.terms.hidden || !isWatching(one, today)) return []
    return [{ organisation: one.organisation, purpose: one.terms.purpose, until: one.terms.ends_on }]
  })
}
