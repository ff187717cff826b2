import '#web/theme/applications/start.scss'
import { CouncilContact, Officers } from '#web/ui/page/council-contact.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { Doors } from './doors.tsx'
import { Figures } from './figures.tsx'
import { Papers } from './papers.tsx'
import { Way } from './way.tsx'

/**
 * `/auth/start`: the ways in, and what people want to know before, on one page that can be printed. What comes with the council's
 * answer stands last, so that nothing moves.
 */
export const StartPage = () => (
  <Page title="Registration of pharmacists">
    <p className="start-lead">
      The council registers pharmacists with B Pharm / Pharm D in Register A (Category A), renews their
      registration, and tells everybody who is registered.
    </p>
    <Doors />
    <Way />
    <Papers />
    <div className="start-facts">
      <Figures />
      <section aria-labelledby="ask">
        <h2 id="ask">Whom to ask</h2>
        <CouncilContact />
        <Officers />
      </section>
    </div>
  </Page>
)
