/** What may go wrong while somebody types into a dialog of staff; nothing of it loses what was typed. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'
import { staffToken } from '#tests/support/people/applicants.ts'
import { call } from '#tests/support/portal/http-client.ts'
import { signIn } from './forms.ts'
import type { JourneySetting } from './journey.ts'
import { type JourneyStaffMember, openStaffMember } from './staff-and-cases.ts'

/** A dialog, or a form on a page, with all that a try needs to know of it. */
interface KeptInput {
  name: string
  path: string
  /** Opens the dialog, or the part of the page with the form. */
  open?: (page: Page) => Promise<void>
  /** Where the fields are: the open dialog, unless it is a form on the page. */
  isForm?: true
  /** It does not open by itself after a reload. */
  opensAgain?: true
  fill: (fields: Locator) => Promise<void>
  /** The fields that hold what was typed, in words. */
  typed: (fields: Locator) => Promise<string>
  send: string
  /** The address of the call that sends it. */
  call: RegExp
  done: string | RegExp
  /** A colleague is faster; what the dialog then says; and how the way is made free again, where it is not. */
  colleague?: { acts: () => Promise<unknown>; says: string | RegExp; undoes?: () => Promise<unknown> }
  /** How often it was done. */
  count: () => Promise<number>
}

/** A call of this person over the wire that has to succeed. */
const askAs = (url: string, token: string) => async (method: string, path: string, body?: object) => {
  const reply = await call(url, method, `/api/admin${path}`, { token, ...(body && { body }) })
  if (reply.status >= 400) throw new Error(`${method} ${path}: ${reply.status} ${reply.text}`)
  return reply.body.data
}

const endSession = async (page: Page, url: string) => {
  const token = await page.evaluate(() => localStorage.getItem('admin_token') ?? '')
  await call(url, 'POST', '/api/admin/auth/logout', { token })
}

/**
 * Opens the dialog, types, and tries each thing that can go wrong; at last it is done, and once. What every dialog does in the same
 * code, offline and without a session, is tried with the first dialog and the first form of a person.
 */
const tryToLoseInput = async (
  page: Page,
  input: KeptInput,
  { url, member, isFirst }: { url: string; member: JourneyStaffMember; isFirst: boolean },
) => {
  const { open, send, isForm, colleague } = input
  const fields = isForm ? page.locator('main') : page.locator('dialog[open]')
  const sending = () => fields.getByRole('button', { name: send, exact: true }).click()
  const offline = () => page.getByRole('alert').getByText('You are offline').waitFor()
  await page.goto(input.path)
  await open?.(page)
  await input.fill(fields)
  const typed = await input.typed(fields)
  const stays = (after: string) =>
    expect.poll(() => input.typed(fields), { message: `${input.name} ${after}` }).toBe(typed)

  if (!isForm) {
    await page.keyboard.press('Escape')
    await page.getByText('Discard what you typed?').waitFor()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await stays('after Escape')
  }

  const openAgain = async () => {
    if (input.opensAgain) await open?.(page)
  }
  await page.reload()
  await openAgain()
  await stays('after a reload')

  if (isFirst) {
    await page.context().setOffline(true)
    await sending()
    await offline()
    await page.context().setOffline(false)
    await stays('offline')

    await endSession(page, url)
    await sending()
    await page.getByText('Your session has ended. Sign in again.').waitFor()
    await signIn(page, member)
    await openAgain()
    await stays('after the session ended')
  }

  if (colleague) {
    await colleague.acts()
    await sending()
    await page.getByText(colleague.says).first().waitFor()
    await stays('after a conflict')
    await colleague.undoes?.()
  }

  // The call arrives, and its answer does not.
  const before = await input.count()
  const arrived: number[] = []
  await page.route(
    (address) => input.call.test(address.pathname),
    async (route) => {
      arrived.push((await route.fetch()).status())
      await route.abort()
    },
    { times: 1 },
  )
  await sending()
  await offline()
  await stays('after a lost answer')
  expect(arrived[0], input.name).toBeLessThan(300)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText(input.done).first().waitFor()
  expect(await input.count(), input.name).toBe(before + 1)
}

/** Everybody who types in one file of tests. */
export const openTypists = (journey: JourneySetting) => ({
  /** The wire has a session of its own, since the browser's ends. */
  member: async (name: string, role: StaffRole) => {
    const found = await openStaffMember(journey.url, name, role)
    const token = await staffToken(journey.url, found.email, found.password)
    return { ...found, ask: askAs(journey.url, token) }
  },
  tryAll: async (who: JourneyStaffMember, inputs: KeptInput[]) => {
    const { storageState } = who
    const { page, troubles } = await journey.visitor({ storageState, reducedMotion: 'reduce' })
    troubles.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    page.on('dialog', (dialog) => dialog.accept()) // leaving a form that is not sent
    const isFirst = (input: KeptInput) => inputs.find((one) => one.isForm === input.isForm) === input
    for (const input of inputs)
      await tryToLoseInput(page, input, {
        url: journey.url,
        member: who,
        isFirst: isFirst(input) || process.env.SCENES === 'all',
      })
  },
})

export const opening = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click()

/** A dialog or form of which one text is typed. */
export const oneText = (label: string, words: string) => {
  const field = (fields: Locator) => fields.getByLabel(label, { exact: true })
  return {
    fill: (fields: Locator) => field(fields).fill(words),
    typed: (fields: Locator) => field(fields).inputValue(),
  }
}
