import { useParams } from 'react-router-dom'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { ChangeNotice } from '#web/ui/messages/change-notice.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { PortfolioForm } from './portfolio-form.tsx'

/** Loads the profile and lets it be changed. */
export const PortfolioFormPage = () => {
  const { id = 'me' } = useParams()
  const loaded = useApi((signal) => api.portfolioUpdate.get({ params: { id } }, { signal }), [id])
  return (
    <Page title="Update your Profile" narrow>
      <ChangeNotice items="account." />
      <WhenLoaded from={loaded} lines={8}>
        {({ data }) => <PortfolioForm profile={data} />}
      </WhenLoaded>
    </Page>
  )
}
