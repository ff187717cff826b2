import type { OwnCheck } from '#shared/register/records/check.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/language/language.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { whole } from '#web/ui/whole.tsx'
import { checkWords } from './check-words.ts'

interface ChecksListProps {
  checks: OwnCheck[]
  onOpen: (check: OwnCheck) => void
}

/** What the organisation has asked before. */
export const ChecksList = ({ checks, onOpen }: ChecksListProps) => {
  const words = useWords(checkWords)
  return (
    <section aria-labelledby="own-checks">
      <h2 id="own-checks">{words.before}</h2>
      {checks.length === 0 && <p>{words.noneBefore}</p>}
      <ul>
        {checks.map((check) => (
          <li key={check.id}>
            {whole(check.rows.map(({ number }) => number).join(', '))}: {words.purposes[check.purpose]},{' '}
            <Typed>{check.premises}</Typed>{' '}
            <Button look="link" onClick={() => onOpen(check)}>
              {words.open(formatMoment(check.at))}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
