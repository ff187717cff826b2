import { createRoot } from 'react-dom/client'
import { paths } from '#shared/paths.ts'
import { tokenFor } from './api/tokens.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { fetchScreens, Portal } from './router.tsx'
import { applicantLoader } from './session/session-provider.tsx'

const start = () =>
  createRoot(document.getElementById('root')!).render(
    <CrashBoundary>
      <Portal />
    </CrashBoundary>,
  )

const { pathname } = window.location
// The session is checked while the code comes, not after it.
if (tokenFor('applicant') && !pathname.startsWith(paths.admin)) applicantLoader.begin()

// Until then the loader of index.html stands there. Code that cannot be fetched now is asked for again, and missed, by its screen.
void fetchScreens(pathname).then(start, start)
