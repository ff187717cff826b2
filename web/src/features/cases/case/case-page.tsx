import '#web/theme/cases/case.scss'
import { useRef } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { api } from '#web/api/client.ts'
import { useApi, useRead } from '#web/api/use-api.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { queueAsLeft } from '#web/ui/office/queue-pages.ts'
import { casePrintAddress, queueAddress, queueStateOf } from '#web/ui/office/queue-state.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { CaseReviewScreen } from './case-review.tsx'
import { type Neighbours, neighboursOf } from './neighbours.ts'

const noNeighbours: Neighbours = { next: undefined, previous: undefined }

/** One case; its address also holds the queue from which it was opened. */
export const CasePage = () => {
  const { id = '' } = useParams()
  const state = queueStateOf(useLocation().search)
  const queue = queueAddress(state)
  const region = useRef<HTMLElement>(null)
  const loaded = useRead(api.cases.get, { params: { id } })
  const queuePage = useApi((signal) => queueAsLeft(state, signal), [queue])
  const neighbours = queuePage.data ? neighboursOf(id, state, queuePage.data) : noNeighbours
  const title = loaded.data ? `Application ${loaded.data.application_form.reference_no}` : 'Application'
  return (
    <section className="case" aria-label="Review" ref={region}>
      <Page
        title={loaded.failure?.status === 404 ? 'Page not found' : title}
        actions={
          !loaded.data && (
            <ButtonLink small to={queue}>
              Back to the queue
            </ButtonLink>
          )
        }
      >
        <WhenLoaded from={loaded} lines={14}>
          {(opened) => (
            <CaseReviewScreen
              key={opened.id}
              opened={opened}
              addresses={{ ...neighbours, queue, print: casePrintAddress(id, state) }}
              region={region}
            />
          )}
        </WhenLoaded>
      </Page>
    </section>
  )
}
