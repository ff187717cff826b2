/** Tab once around a screen: everything it offers is reached, and the focus can be seen at each stop. */
import type { Page } from 'playwright-core'
import { focusFault } from './focus-fault.ts'
import { thinnestOutlineInPx } from './keyboard.ts'
import { pressTab } from './press-tab.ts'

interface Walk {
  /** Presses of Tab once around. */
  presses: number
  /** Ends the walk and tells what was wrong. */
  end: () => string[]
}

/** In the page. Looks at each stop when the next press of Tab is about to leave it: it has been scrolled to by then. */
const beginWalk = (faultOf: () => string | undefined): Walk => {
  const part = document.querySelector('dialog[open]') ?? document
  const offered = [
    ...part.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter(
    (element) =>
      // The buttons beside a separator are for pointers: with the keyboard the separator itself is moved.
      !element.parentElement?.querySelector(':scope > [role="separator"]') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled, [inert], [inert] *') &&
      // In a grid of days arrows lead from one to the next; what is unavailable there takes no focus.
      !(element.tabIndex < 0 && (element.closest('[role="grid"]') || element.ariaDisabled === 'true')) &&
      !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
  )
  // A native date field has a stop for day, month, year and calendar.
  const presses = offered.reduce((sum, it) => sum + (it.matches('[type="date"]') ? 4 : 1), 10)
  const reached = new Set<Element>()
  const faults = new Set<string>()
  const leaving = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab' || !document.activeElement) return
    const first = reached.size === 0 // it had the focus before the window took its present size
    reached.add(document.activeElement)
    const fault = first ? undefined : faultOf()
    if (fault) faults.add(fault)
  }
  document.addEventListener('keydown', leaving, true)
  return {
    presses,
    end: () => {
      document.removeEventListener('keydown', leaving, true)
      const missed = offered.filter((it) => it.isConnected && !reached.has(it))
      return [
        ...faults,
        ...missed.map(
          (it) =>
            `${it.tagName} ${it.id || it.ariaLabel || it.textContent?.trim().slice(0, 40)}: not reached by Tab`,
        ),
      ]
    },
  }
}

const begin = `window.tabWalk = (${beginWalk})(() => (${focusFault})(${thinnestOutlineInPx})); window.tabWalk.presses`

/** What a person without a pointer cannot reach, or not see that it has the focus; empty when nothing. */
export const tabFaults = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page)
  await pressTab(session, (await page.evaluate(begin)) as number)
  const found = (await page.evaluate('window.tabWalk.end()')) as string[]
  await session.detach()
  return found
}
