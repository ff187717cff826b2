/** Many presses of Tab at once. */
import type { CDPSession } from 'playwright-core'

/** Sent together, which takes a tenth of the time of one press after the other. */
export const pressTab = async (session: CDPSession, times: number): Promise<void> => {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }
  const presses = Array.from({ length: times }, () => [
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
  ])
  await Promise.all(presses.flat())
}
