import { Page } from '#web/ui/page/page.tsx'
import { Archive } from './archive.tsx'
import { Readings } from './readings.tsx'

/** What the portal keeps of the person, and who has looked at it. */
export const OwnDataPage = () => (
  <Page title="Your data" narrow>
    <Archive />
    <Readings />
  </Page>
)
