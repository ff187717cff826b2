import { Component, type ReactNode, useState } from 'react'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { Button } from '#web/ui/button.tsx'
import { checkVersion } from './api/newer-version.ts'
import { ScreenNotFetched } from './screen.tsx'

const failed = {
  title: 'Sorry, there is a problem with the service',
  advice: 'What you typed is kept in this tab. Load the page again to continue.',
}
const outdated = {
  title: 'A newer version is there',
  advice: failed.advice,
}
const offline = {
  title: 'You are offline',
  advice: 'This page could not be loaded. What you typed is kept in this tab.',
}

/** Loads the page again; not while offline, where the browser would show its own page instead. */
const TryAgain = () => {
  const [tries, setTries] = useState(0)
  const press = () => (navigator.onLine ? window.location.reload() : setTries(tries + 1))
  return (
    <>
      <Button look="primary" onClick={press}>
        Try again
      </Button>
      <p role="status" key={tries}>
        {tries > 0 && 'You are still offline.'}
      </p>
    </>
  )
}

type Problem = typeof failed

const problemOf = (error: unknown): Problem =>
  error instanceof ScreenNotFetched && !navigator.onLine ? offline : failed

/** What is shown when a screen throws, or when its code cannot be fetched. */
export class CrashBoundary extends Component<{ children: ReactNode }, { problem: Problem | null }> {
  override state: { problem: Problem | null } = { problem: null }

  static getDerivedStateFromError(error: unknown) {
    return { problem: problemOf(error) }
  }

  override componentDidCatch(error: unknown) {
    this.show(problemOf(error))
    if (error instanceof ScreenNotFetched) void checkVersion().then((newer) => newer && this.show(outdated))
  }

  show(problem: Problem) {
    document.title = `${problem.title} – ${councilName(null)}`
    this.setState({ problem })
  }

  override render() {
    const { problem } = this.state
    if (!problem) return this.props.children
    return (
      <main className="sign-in">
        <div className="main">
          <div className="sign-in-card">
            <h1>{problem.title}</h1>
            <p>{problem.advice}</p>
            <TryAgain />
          </div>
        </div>
      </main>
    )
  }
}
