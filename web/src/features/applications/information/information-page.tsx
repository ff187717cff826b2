import { Link, useLocation } from 'react-router-dom'
import { collectionTimes } from '#shared/applications/rules/certificate-collection.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { inStaffArea, paths } from '#shared/paths.ts'
import { useSession } from '#web/session/session-context.ts'
import { CouncilContact, Officers } from '#web/ui/page/council-contact.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { figuresOf } from './figures.ts'
import { informationTexts } from './texts.ts'

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
  const path = pathname.replace(/\/$/, '').replace(inStaffArea('/'), '/')
  const text = informationTexts[path]
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
              {before} <Link to={to}>{label}</Link>
            </p>
          ))}
          {path === paths.analytics && <OwnFigures />}
        </div>
        <section className="card" aria-labelledby="contact">
          <h2 id="contact">Contact the council</h2>
          <CouncilContact />
          <Officers />
          <p>Certificates are handed over {collectionTimes}.</p>
        </section>
      </div>
    </Page>
  )
}
