import { Page } from '#web/ui/page/page.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { WhoRegisters } from './who-registers.tsx'

/** Registration without its form, which needs its scripts. The build renders it. */
export const WaitingRegister = () => (
  <Page title="Register">
    <WhoRegisters />
    <Skeleton lines={14} />
  </Page>
)
