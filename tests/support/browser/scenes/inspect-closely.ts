/** Keyboard, 200 % zoom, forced colours and wider text. */
import type { Page } from 'playwright-core'
import { forcedColorFaults } from '#tests/support/browser/forced-colors.ts'
import { sidewaysFaults } from '#tests/support/browser/page-layout.ts'
import { cutTextFaults } from '#tests/support/browser/text-spacing.ts'
import { tabFaults } from '../keyboard/tab-walk.ts'

/** Told what is wrong at a width in CSS pixels. */
export type Note = (width: number, found: string[]) => void

const whole = { width: 1280, height: 800 }
/** What the same window holds at 200 % zoom, in CSS pixels. */
const zoomed = { width: 640, height: 400 }

/** A scene that is open; the window is in another size afterwards. */
export const inspectClosely = async (page: Page, note: Note): Promise<void> => {
  await page.setViewportSize(zoomed)
  note(zoomed.width, [
    ...(await sidewaysFaults(page)),
    ...(await cutTextFaults(page)),
    ...(await tabFaults(page)),
    ...(await forcedColorFaults(page)),
  ])
  await page.setViewportSize(whole)
  note(whole.width, await cutTextFaults(page))
}
