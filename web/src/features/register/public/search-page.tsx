import '#web/theme/dense-table.scss'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { standings } from '#shared/register/records/standing.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { api } from '#web/api/client.ts'
import { useCouncil } from '#web/session/council.tsx'
import { usePathInLanguage, useWords } from '#web/ui/language/language.ts'
import { Page } from '#web/ui/page/page.tsx'
import { askedIn, queryOf } from '#web/ui/register/asked-search.ts'
import { SearchResults } from '#web/ui/register/found-entries.tsx'
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
      {asked && (
        <SearchResults
          asked={asked}
          search={(given, options) => api.register.search({ query: queryOf(given) }, options)}
        />
      )}
      <div className="not-printed">
        <StandingWords />
        <h2>{words.moreTitle}</h2>
        <p>
          <Link to={paths.registerCheck}>{words.list}</Link>
          {words.listEnd}
        </p>
        <p>
          <Link to={inLanguage(paths.checks)}>{words.byName}</Link>
          {words.byNameEnd}
        </p>
        <p>
          <Link to={inLanguage(paths.registerLog)}>{words.log}</Link>
        </p>
      </div>
    </Page>
  )
}
