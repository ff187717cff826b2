import { Link } from 'react-router-dom'
import type { CaseCheck, CaseRecord } from '#shared/cases/records/case.ts'
import { reviewSections } from '#shared/cases/rules/review-points.ts'
import { saysUnchanged } from '#shared/cases/rules/unchanged-renewal.ts'
import { casePath } from '#shared/paths.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The words of a check, with each reference of another case as a link to it. */
const LinkedWords = ({ words, cases: [first, ...others] = [] }: Pick<CaseCheck, 'words' | 'cases'>) => {
  if (!first) return words
  const [before = '', ...after] = words.split(first.reference_no)
  return (
    <>
      {before}
      {after.length > 0 && <Link to={casePath(first.id)}>{first.reference_no}</Link>}
      <LinkedWords words={after.join(first.reference_no)} cases={others} />
    </>
  )
}

const Check = ({ ok, words, cases }: CaseCheck) => (
  <li className={ok ? 'check-passed' : 'check-attention'}>
    <Icon name={ok ? 'check' : 'alert'} />
    <span>
      {!ok && <strong>Check: </strong>}
      <LinkedWords words={words} cases={cases} />
    </span>
  </li>
)

const Checks = ({ checks }: { checks: CaseCheck[] }) => (
  <ul className="case-checks">
    {checks.map((check) => (
      <Check key={check.words} {...check} />
    ))}
  </ul>
)

/** The points that no person compares, by how the portal has checked them: "No document shows it: Title, Religion". */
const checkedPoints = (record: CaseRecord): CaseCheck[] => {
  const points = reviewSections(record).flatMap((section) => section.points)
  const byWay = Map.groupBy(points, ({ checked }) => checked)
  return [...byWay].flatMap(([how, found]) =>
    how ? [{ ok: true, words: `${how}: ${[...new Set(found.map(({ label }) => label))].join(', ')}` }] : [],
  )
}

const mostDuplicates = 3

/** The results of the automatic checks: what asks staff to look, and on request what is right. They block nothing. */
export const CaseChecks = ({ record }: { record: CaseRecord }) => {
  const attention = record.checks.filter((check) => !check.ok || saysUnchanged(check))
  const folded = attention.filter(({ cases }) => cases).slice(mostDuplicates)
  const passed = [...record.checks.filter((check) => !attention.includes(check)), ...checkedPoints(record)]
  return (
    <section className="case-checked" aria-labelledby="checks">
      <h2 id="checks" className="visually-hidden">
        Automatic checks
      </h2>
      <Checks checks={attention.filter((check) => !folded.includes(check))} />
      {folded.length > 0 && (
        <details>
          <summary>and {folded.length} more</summary>
          <Checks checks={folded} />
        </details>
      )}
      <details>
        <summary>Checked by the portal: {passed.length} in order</summary>
        <Checks checks={passed} />
      </details>
    </section>
  )
}
