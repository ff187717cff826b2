import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { Page } from '#web/ui/page/page.tsx'
import { Archive } from './archive.tsx'
import { Readings } from './readings.tsx'

const CloseAccountLink = () => (
  <p>
    <Link to={paths.closeAccount}>Close your account</Link>: what is removed then, and what the council keeps.
  </p>
)

/** The data that the portal keeps about the person, and who has looked at it. */
export const OwnDataPage = () => (
  <Page title="Your data" narrow>
    <Archive />
    <Readings />
    <CloseAccountLink />
  </Page>
)
