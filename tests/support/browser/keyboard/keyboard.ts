/** A person without a pointer: Tab, arrows, Enter, Space and letters, and a check that the focus is visible. */
import type { CDPSession, Locator, Page } from 'playwright-core'
import { until } from '#tests/support/waiting/until.ts'
import { focusFault } from './focus-fault.ts'
import { pressTab } from './press-tab.ts'

const mostTabs = 300 // more than any screen has stops: a case has some two hundred
const tabsAtOnce = 20
export const thinnestOutlineInPx = 2 // as docs/accessibility.md#keyboard asks

interface WayTo {
  /** Ends the way. @returns whether it has reached its end, and what was wrong at the stops. */
  end: () => { isThere: boolean; faults: string[] }
}

/**
 * In the page. The presses of Tab that follow end at one of these elements: what is pressed too often is not passed on. Each stop is
 * looked at when the next press is about to leave it.
 */
const beginWay = (targets: Element[], faultOf: () => string | undefined): WayTo => {
  const faults = new Set<string>()
  const isThere = () => targets.some((element) => element === document.activeElement)
  let isFirst = true // the walk did not bring the focus there
  const look = () => {
    const fault = isFirst ? undefined : faultOf()
    if (fault) faults.add(fault)
    isFirst = false
  }
  const leaving = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    look()
    if (!isThere()) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener('keydown', leaving, true)
  return {
    end: () => {
      window.removeEventListener('keydown', leaving, true)
      look()
      return { isThere: isThere(), faults: [...faults] }
    },
  }
}

const begin = `window.wayTo = (${beginWay})(window.wayEnds, () => (${focusFault})(${thinnestOutlineInPx})); 0`

export const keyboardOf = (page: Page) => {
  const faults = new Set<string>()

  const tab = async (back = false): Promise<void> => {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
    const fault = await page.evaluate(focusFault, thinnestOutlineInPx)
    if (fault) faults.add(`${new URL(page.url()).pathname} ${fault}`)
  }
  const isFocused = (target: Locator): Promise<boolean> =>
    target.evaluateAll((found) => found.some((element) => element === document.activeElement))

  let debug: Promise<CDPSession> | undefined
  /** Tabs on until the target has the focus. */
  const goTo = async (target: Locator): Promise<void> => {
    await target.first().waitFor()
    if (await isFocused(target)) return
    debug ??= page.context().newCDPSession(page)
    for (let tabs = 0; tabs < mostTabs; tabs += tabsAtOnce) {
      await target.evaluateAll((found) => Object.assign(window, { wayEnds: found }) && undefined)
      await page.evaluate(begin)
      await pressTab(await debug, tabsAtOnce)
      const way = (await page.evaluate('window.wayTo.end()')) as ReturnType<WayTo['end']>
      for (const fault of way.faults) faults.add(`${new URL(page.url()).pathname} ${fault}`)
      if (way.isThere) return
    }
    throw new Error(`${target} cannot be reached by Tab`)
  }
  const press = async (target: Locator): Promise<void> => {
    await goTo(target)
    await page.keyboard.press('Enter')
  }
  const field = (label: string) => page.getByLabel(label, { exact: true })

  return {
    /** What was wrong with the focus at each stop. */
    faults: (): string[] => [...faults],
    tab,
    goTo,
    link: (name: string) => press(page.getByRole('link', { name, exact: true })),
    button: (name: string) => press(page.getByRole('button', { name, exact: true })),
    type: async (label: string, text: string): Promise<void> => {
      await goTo(field(label))
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
    /** Typing the first letters of a choice selects it; a browser that is slowed in mid-word begins a new one. */
    select: async (label: string, choice: string): Promise<void> => {
      await goTo(field(label))
      const chosen = () =>
        field(label).evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.textContent)
      await until(async () => {
        await page.keyboard.type(choice)
        return (await chosen())?.startsWith(choice)
      }, `the choice of ${choice}`)
    },
    /** The first radio is reached by Tab, the others by arrows. */
    choose: async (group: string, steps: number): Promise<void> => {
      await goTo(page.getByRole('group', { name: group, exact: true }).getByRole('radio'))
      if (steps === 0) await page.keyboard.press('Space')
      for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowDown')
    },
    check: async (name: RegExp): Promise<void> => {
      await goTo(page.getByRole('checkbox', { name }))
      await page.keyboard.press('Space')
    },
  }
}
