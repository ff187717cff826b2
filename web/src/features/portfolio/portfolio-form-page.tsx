import { useParams } from 'react-router-dom'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PortfolioForm } from './portfolio-form.tsx'

/** Loads the profile and lets it be changed. */
export const PortfolioFormPage = () => {
  const { id = 'me' } = useParams()
  const { state, data, failure, reload } = useApi(
    (signal) => api.portfolioUpdate.get({ params: { id } }, { signal }),
    [id],
  )
  return (
    <Page title="Update your Profile" narrow>
      {state === 'loading' && <Skeleton lines={8} />}
      {state === 'failed' && <LoadFailure failure={failure} onRetry={reload} />}
      {state === 'ready' && <PortfolioForm profile={data.data} />}
    </Page>
  )
}
