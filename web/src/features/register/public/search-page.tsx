import '#web/theme/dense-table.scss'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { standings } from '#shared/register/records/standing.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { useCouncil } from '#web/session/council.tsx'
import { usePathInLanguage, useWords } from '#web/ui/language/language.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { type AskedSearch, askedIn, queryOf } from '#web/ui/register/asked-search.ts'
import { FoundEntriesTable } from '#web/ui/register/found-entries.tsx'
import { publicRegisterWords } from '#web/ui/register/public-register-words.ts'
import { SearchForm } from '#web/ui/register/search-form.tsx'
import { StandingMark } from '#web/ui/register/standing-mark.tsx'

/** What each standing means. */
const StandingWords = () => {
  const words = useWords(publicRegisterWords)
  return (
    <section aria-labelledby="standing-words">
      <h2 id="standing-words">{words.standingsTitle}</h2>
      <dl className="standing-words">
        {standings.map((standing) => (
          <div key={standing}>
            <dt>
              <StandingMark standing={standing} />
            </dt>
            <dd>{words.meanings[standing]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const Results = ({ asked }: { asked: AskedSearch }) => {
  const query = queryOf(asked)
  const found = useRead(api.register.search, { query })
  return (
    <WhenLoaded from={found} lines={6}>
      {(data) => <FoundEntriesTable found={data} />}
    </WhenLoaded>
  )
}

/** `/register`: the register, for everybody. */
export const RegisterSearchPage = () => {
  const council = useCouncil()
  const words = useWords(publicRegisterWords)
  const inLanguage = usePathInLanguage()
  const { state, key } = useLocation()
  const asked = askedIn(state)
  return (
    <Page title={words.title}>
      <p className="not-printed">{words.lead(councilName(council))}</p>
      <SearchForm key={key} asked={asked} to={inLanguage(paths.publicRegister)} />
      {asked && <Results asked={asked} />}
      <div className="not-printed">
        <StandingWords />
        <h2>{words.moreTitle}</h2>
        <p>
          <Link to={paths.registerCheck}>{words.list}</Link>
          {words.listEnd}
        </p>
      </div>
    </Page>
  )
}
