import { createRoot } from 'react-dom/client'
import { CrashBoundary } from './crash-boundary.tsx'
import { fetchScreens, Portal } from './router.tsx'

const start = () =>
  createRoot(document.getElementById('root')!).render(
    <CrashBoundary>
      <Portal />
    </CrashBoundary>,
  )

// Until then the loader of index.html stands there. Code that cannot be fetched now is asked for again, and missed, by its screen.
void fetchScreens(window.location.pathname).then(start, start)
