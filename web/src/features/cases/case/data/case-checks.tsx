import { Link } from 'react-router-dom'
import type { CaseCheck } from '#shared/cases/records/case.ts'
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

const mostDuplicates = 3

/** Duplicates that are too many to show at once. */
const MoreDuplicates = ({ checks }: { checks: CaseCheck[] }) => (
  <li className="check-attention">
    <details>
      <summary>and {checks.length} more</summary>
      <ul>
        {checks.map((check) => (
          <Check key={check.words} {...check} />
        ))}
      </ul>
    </details>
  </li>
)

/** The results of the automatic checks. A check with a finding asks staff to look; it blocks nothing. */
export const CaseChecks = ({ checks }: { checks: CaseCheck[] }) => {
  const duplicates = checks.filter(({ cases }) => cases)
  const folded = duplicates.slice(mostDuplicates)
  const lastShown = duplicates[mostDuplicates - 1]
  return (
    <section className="card" aria-labelledby="checks">
      <h2 id="checks">Automatic checks</h2>
      <ul className="case-checks">
        {checks
          .filter((check) => !folded.includes(check))
          .flatMap((check) => [
            <Check key={check.words} {...check} />,
            ...(folded.length > 0 && check === lastShown
              ? [<MoreDuplicates key="more" checks={folded} />]
              : []),
          ])}
      </ul>
    </section>
  )
}
