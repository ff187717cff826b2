import '#web/theme/applications/start.scss'
import { useWords } from '#web/ui/language/language.ts'
import { CouncilContact, Officers } from '#web/ui/page/council-contact.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { Doors } from './doors.tsx'
import { Figures } from './figures.tsx'
import { Papers } from './papers.tsx'
import { startWords } from './start-words.ts'
import { Way } from './way.tsx'

/**
 * `/auth/start`: the ways in, and what people want to know before, on one page that can be printed. What comes with the council's
 * answer stands last, so that nothing moves.
 */
export const StartPage = () => {
  const words = useWords(startWords)
  return (
    <Page title={words.title}>
      <p className="start-lead">{words.lead}</p>
      <Doors />
      <Way />
      <Papers />
      <div className="start-facts">
        <Figures />
        <section aria-labelledby="ask">
          <h2 id="ask">{words.ask}</h2>
          <CouncilContact />
          <Officers />
        </section>
      </div>
    </Page>
  )
}
