/** The type of a scene, and states that many screens share. */
import type { Page } from 'playwright-core'
import { qualificationLevels } from '#shared/vocabulary/people.ts'
import { problem } from '#tests/support/browser/problem-messages.ts'
import { aPng } from '#tests/support/files/images.ts'

/** 'unconfirmed': as 'new', before the link of the welcome e-mail was opened. */
export type Viewer =
  | 'guest'
  | 'staff'
  | 'unconfirmed'
  | 'new'
  | 'applicant'
  | 'contact'
  | 'qualifications'
  | 'form'

/** An address, and how its screen comes into the state that is to be looked at. */
export interface PageState {
  path: string
  /** Before the page is opened: held or broken calls. */
  before?: (page: Page) => Promise<unknown>
  /** After it has settled. */
  act?: (page: Page) => Promise<unknown>
  /** The page stays busy on purpose: the first loader, or a part that loads or is being saved. */
  busy?: 'loader' | 'part'
  /** Opening it changes what a second visit would show. */
  once?: boolean
  /** The drawer exists on phones only. */
  narrowOnly?: boolean
}

export interface Scene extends PageState {
  viewer: Viewer
  /** What sets it apart from the path's other scenes. */
  state: string
}

export const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
}
export const saved = press(
  /^(Save( and continue)?|Register|Sign in|Send the link|Reset password|Set password|Submit application|Calculate fee)$/,
)
export const hold = (path: string) => (page: Page) => page.route(path, () => {})
export const breakAll = (path: string) => (page: Page) =>
  page.route(path, (route) => route.fulfill({ status: 500, json: { message: 'Broken', request_id: 'r-1' } }))
export const answering = (path: string, data: unknown, message?: string) => (page: Page) =>
  page.route(path, (route) => route.fulfill({ json: { data, message } }))
export const withProblem = (act: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await act(page)
  await problem(page).waitFor()
}
export const type = (texts: Record<string, string>) => async (page: Page) => {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
}
export const dialog = (act: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await act(page)
  await page.getByRole('dialog').waitFor()
}

const stateAtFirst = (viewer: Viewer): string => {
  if (viewer === 'guest') return 'as opened'
  return viewer === 'new' ? 'empty' : 'filled'
}
export const plain = (viewer: Viewer, paths: string[]): Scene[] =>
  paths.map((path) => ({ viewer, path, state: stateAtFirst(viewer) }))
export const fieldErrors = (viewer: Viewer, paths: string[]): Scene[] =>
  paths.map((path) => ({ viewer, path, state: 'field errors', act: withProblem(saved) }))
export const loading = (viewer: Viewer, calls: Record<string, string>): Scene[] =>
  Object.entries(calls).map(([path, call]) => ({
    viewer,
    path,
    state: 'loading',
    before: hold(call),
    busy: 'part',
  }))
export const failing = (viewer: Viewer, calls: Record<string, string>): Scene[] =>
  Object.entries(calls).map(([path, call]) => ({ viewer, path, state: 'not loaded', before: breakAll(call) }))

export const levelQuery = (index: number) =>
  new URLSearchParams({ qualification_level: qualificationLevels[index] ?? '' })

export const chosenPhoto = async (page: Page) => {
  const opened = page.waitForEvent('filechooser')
  await press('Choose a file')(page)
  await (await opened).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: aPng(700, 900) })
  await page.getByRole('button', { name: 'Adjust photo' }).waitFor()
}
