import { Link } from 'react-router-dom'
import { formatDate } from '#shared/kit/format.ts'
import { registerEntryPath } from '#shared/paths.ts'
import type { WatchedChange } from '#shared/register/records/watcher.ts'
import { wordingSentences } from '#shared/register/rules/register-words.ts'
import { useLanguage, usePathInLanguage, useWords } from '#web/ui/language/language.ts'
import { formatMoment } from '#web/ui/moments.ts'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { watchWords } from './watch-words.ts'

/** The newest changes, the last one first. */
export const WatchChanges = ({ changes }: { changes: WatchedChange[] }) => {
  const words = useWords(watchWords)
  const language = useLanguage()
  const inLanguage = usePathInLanguage()
  const saidBy = ({ now }: WatchedChange) => ({
    standing: [
      now.standing ? words.standings[now.standing] : words.notThere,
      now.wording && wordingSentences[language][now.wording],
    ]
      .filter(Boolean)
      .join('. '),
    validity: now.valid_until ? formatDate(now.valid_until) : words.none,
    places: now.places.map(({ premises, city }) => `${premises}, ${city}`).join('; ') || words.none,
    hold: now.hold ? words.yes : words.no,
  })
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">{words.changes}</h2>
      {changes.length === 0 && <p>{words.noChanges}</p>}
      <ol className="history-list">
        {changes.map((change) => (
          <li key={change.id}>
            <Link to={inLanguage(registerEntryPath(change.number))}>{change.number}</Link>
            <SummaryList
              items={change.changed.map((part) => ({
                label: words.parts[part],
                value: saidBy(change)[part],
              }))}
            />
            <span className="text-muted">{formatMoment(change.at)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
