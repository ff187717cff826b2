/** Documents in the browser: files picked as people pick them, and documents that are held already. */
import type { Locator, Page, Request } from 'playwright-core'
import { type DocumentKey, documentKeys } from '#shared/vocabulary/documents.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { aPdf } from '#tests/support/files/hostile-files/pdf.ts'
import { aPng } from '#tests/support/files/images.ts'
import { aForm } from '#tests/support/files/uploads.ts'
import { openAccount } from '#tests/support/people/applicants.ts'
import { call } from '#tests/support/portal/http-client.ts'
import type { JourneySetting } from './journey.ts'

export interface PickedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A photo of a card, rotated by a quarter. */
export const aScan = (width = 800, height = 500): PickedFile => ({
  name: 'scan.png',
  mimeType: 'image/png',
  buffer: aPng(width, height),
})

export const aPdfFile = (size?: number): PickedFile => ({
  name: 'marks.pdf',
  mimeType: 'application/pdf',
  buffer: aPdf(size === undefined ? {} : { size }),
})

export const uploadDialog = (page: Page, key: DocumentKey): Locator =>
  page.getByRole('dialog', { name: `Upload ${fieldLabel(key)}`, exact: true })

export const viewDialog = (page: Page, key: DocumentKey): Locator =>
  page.getByRole('dialog', { name: fieldLabel(key), exact: true })

/** "Upload CNIC front" and its like, in the row of the document. */
export const rowButton = (page: Page, word: 'Upload' | 'View' | 'Download', key: DocumentKey): Locator =>
  page.getByRole('row').getByRole('button', { name: `${word} ${fieldLabel(key)}`, exact: true })

/** Picks a file in the open dialog. */
export const pick = async (page: Page, file: PickedFile): Promise<void> => {
  const opened = page.waitForEvent('filechooser')
  await page.getByRole('dialog').getByRole('button', { name: 'Choose a file' }).click()
  await (await opened).setFiles(file)
}

/** What an account holds from now on; one address of the API for each set. */
export const holdDocuments = async (
  url: string,
  token: string,
  files: Partial<Record<DocumentKey, Buffer>>,
): Promise<void> => {
  for (const [name, bytes] of Object.entries(files)) {
    const path = (documentKeys as readonly string[]).includes(name) ? '/api/uploads' : '/api/files'
    const { status, text } = await call(url, 'POST', path, { token, ...(await aForm(name, bytes)) })
    if (status !== 201) throw new Error(`${path} failed: ${status} ${text}`)
  }
}

/** The kept token of the page's person, and where the portal is. */
const personOf = async (page: Page) => {
  const [origin] = (await page.context().storageState()).origins
  const token = origin?.localStorage.find((entry) => entry.name === 'token')?.value
  if (!origin || !token) throw new Error('Nobody is signed in')
  return { url: origin.origin, token }
}

/** Before a page is opened: its person holds documents of both sets, pictures and a PDF. */
export const heldAlready = async (page: Page): Promise<void> => {
  const { url, token } = await personOf(page)
  const { body } = await call(url, 'GET', '/api/auth/user', { token })
  if (body.data.held_documents.length > 0) return // uploads in an hour are limited
  await holdDocuments(url, token, {
    profile_image: aPng(700, 900),
    marksSheet_image: aPdf(),
    cnic_front_image: aPng(1600, 1000),
    finger_print: aPng(400, 400),
  })
}

/** A newcomer at one of the two tables. */
export const openDocuments = async (journey: JourneySetting, path: string, options = {}) => {
  const account = await openAccount(journey.url)
  const { token } = account
  const { page, troubles } = await journey.visitor({ token, reducedMotion: 'reduce', ...options })
  await page.goto(path)
  await page.getByRole('table').waitFor()
  return { account, page, troubles }
}

/** Before a page is opened: its person has no photo in the personal information. */
export const photoRemoved = async (page: Page): Promise<void> => {
  const { url, token } = await personOf(page)
  const body = { photo: null }
  const { status, text } = await call(url, 'PATCH', '/api/applications/me', { token, body })
  if (status !== 200) throw new Error(`The photo was not removed: ${status} ${text}`)
}

export const pressInDialog = (page: Page, name: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

/** From the row to the file in the dialog. */
export const choose = async (page: Page, key: DocumentKey, file: PickedFile): Promise<void> => {
  await rowButton(page, 'Upload', key).click()
  await pick(page, file)
  await page.getByRole('dialog').getByText(`${file.name}, `).waitFor()
}

/** From the row to the document. */
export const uploaded = async (page: Page, key: DocumentKey, file: PickedFile): Promise<void> => {
  await choose(page, key, file)
  await pressInDialog(page, 'Upload')
  await rowButton(page, 'View', key).waitFor()
}

/** The requests that ask for a grant, and those that bring a file to the store, which is not the portal's origin. */
export const watchUploads = (page: Page, portal: string) => {
  const grants: Request[] = []
  const posts: Request[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    if (new URL(request.url()).pathname === '/api/uploads/grants') grants.push(request)
    else if (!request.url().startsWith(portal)) posts.push(request)
  })
  return { grants, posts }
}
