import { standings } from '#shared/register/records/standing.ts'
import { standingMeanings } from '#shared/register/rules/register-words.ts'
import { StandingMark } from '#web/ui/register/standing-mark.tsx'

/** What each standing means. */
export const StandingWords = () => (
  <section aria-labelledby="standing-words">
    <h2 id="standing-words">What the standings mean</h2>
    <dl className="standing-words">
      {standings.map((standing) => (
        <div key={standing}>
          <dt>
            <StandingMark standing={standing} />
          </dt>
          <dd>{standingMeanings[standing]}</dd>
        </div>
      ))}
    </dl>
  </section>
)
