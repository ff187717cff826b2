import { Page } from '#web/ui/page/page.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { Purpose } from './purpose.tsx'

/** What the dashboard says to everybody. The build renders it; scripts and records take its place. */
export const WaitingDashboard = () => (
  <Page title="Welcome">
    <Purpose />
    <div className="dashboard">
      <Skeleton lines={12} />
    </div>
  </Page>
)
