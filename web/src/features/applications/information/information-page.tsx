import { Link, useLocation } from 'react-router-dom'
import { dayInKarachi } from '#shared/kit/format.ts'
import { inStaffArea, paths } from '#shared/paths.ts'
import { useSession } from '#web/session/session-context.ts'
import { inEnglish, usePathInLanguage, useWords } from '#web/ui/language/language.ts'
import { CouncilContact, Officers } from '#web/ui/page/council-contact.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { figuresOf } from './figures.ts'
import { informationTexts, informationWords } from './information-words.ts'

/** Nothing for a guest, who has no application. */
const OwnFigures = () => {
  const session = useSession()
  if (session.state !== 'authenticated') return null
  return (
    <section className="card" aria-labelledby="figures">
      <h2 id="figures">Your application in figures</h2>
      <SummaryList items={figuresOf(session.user, dayInKarachi(new Date()))} />
    </section>
  )
}

/** A heading, a few sentences, for analytics the figures, and how to reach the council. */
export const InformationPage = () => {
  const { pathname } = useLocation()
  const path = inEnglish(pathname).replace(/\/$/, '').replace(inStaffArea('/'), '/')
  const words = useWords(informationWords)
  const text = useWords(informationTexts)[path]
  const inLanguage = usePathInLanguage()
  if (!text) return null
  return (
    <Page title={text.title}>
      <div className="card-columns">
        <div>
          {text.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {text.links?.map(({ before, label, to }) => (
            <p key={to}>
              {before} <Link to={inLanguage(to)}>{label}</Link>
            </p>
          ))}
          {path === paths.analytics && <OwnFigures />}
        </div>
        <section className="card" aria-labelledby="contact">
          <h2 id="contact">{words.contact}</h2>
          <CouncilContact />
          <Officers />
          <p>{words.collection}</p>
        </section>
      </div>
    </Page>
  )
}
