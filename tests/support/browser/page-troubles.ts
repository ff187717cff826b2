/** What must not happen on any page: policy violations, errors on the console, uncaught errors. */
import type { BrowserContext, Page } from 'playwright-core'

/** Lines the browser itself writes for answers of 400 to 499, which journeys provoke on purpose. */
const refusedCall = /^Failed to load resource: the server responded with a status of 4\d\d/

export interface Troubles {
  /** Everything that went wrong and was not expected. */
  seen: string[]
  /** Lines that match are expected from now on, such as those of a server error a test answers with. */
  expect: (pattern: RegExp) => void
}

/** Reports policy violations on the console, where `watchTroubles` reads them. */
const reportViolations = () => {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`CSP ${event.violatedDirective} ${event.blockedURI} ${event.sample} ${event.sourceFile}`)
  })
}

/** Collects the troubles of all pages of a context. */
export const watchTroubles = async (context: BrowserContext): Promise<Troubles> => {
  const expected = [refusedCall]
  const seen: string[] = []
  const note = (line: string) => {
    if (!expected.some((pattern) => pattern.test(line))) seen.push(line)
  }
  const watch = (page: Page) => {
    page.on('pageerror', (error) => note(`Uncaught ${error.stack ?? error.message}`))
    page.on('console', (message) => {
      const text = message.text()
      if (message.type() === 'error' || /Content Security Policy|TrustedHTML|TrustedScript/.test(text))
        note(text)
    })
  }
  context.on('page', watch)
  await context.addInitScript(reportViolations)
  return { seen, expect: (pattern) => expected.push(pattern) }
}
