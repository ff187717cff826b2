import { useParams } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LetterOfGoodStanding } from '#web/ui/letter/letter-of-good-standing.tsx'
import { EmptyState } from '#web/ui/messages/empty-state.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'

/** `/own-registration/:id`: the letter of good standing that the office has issued on this request. */
export const LetterPage = () => {
  const { id } = useParams()
  const loaded = useRead(api.ownChangeRequests.list, {})
  return (
    <Page
      title="Your letter of good standing"
      narrow
      actions={
        <ButtonLink small to={paths.ownRegistration}>
          Your registration
        </ButtonLink>
      }
    >
      <WhenLoaded from={loaded} lines={6}>
        {(requests) => {
          const request = requests.find((one) => one.id === id)
          return request?.letter ? (
            <LetterOfGoodStanding paper={request.letter} address={request.words} />
          ) : (
            <EmptyState action="Your registration" to={paths.ownRegistration}>
              There is no such letter.
            </EmptyState>
          )
        }}
      </WhenLoaded>
    </Page>
  )
}
