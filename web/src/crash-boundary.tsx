import { Component, type ReactNode } from 'react'

/** What is shown when a screen throws, or when its code cannot be fetched. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch() {
    document.title = 'Sorry, there is a problem with the service – Pharmacy Council'
  }

  override render() {
    if (!this.state.crashed) return this.props.children
    return (
      <main className="sign-in">
        <div className="main">
          <div className="sign-in-card">
            <h1>Sorry, there is a problem with the service</h1>
            <p>What you typed is kept in this tab. Load the page again to go on.</p>
            <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
              Try again
            </button>
          </div>
        </div>
      </main>
    )
  }
}
