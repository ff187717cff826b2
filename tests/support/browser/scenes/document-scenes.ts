/** The two screens of documents and their dialogs in every state. */
import type { Page } from 'playwright-core'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import {
  aPdfFile,
  aScan,
  heldAlready,
  type PickedFile,
  pick,
  rowButton,
  uploadDialog,
  viewDialog,
} from '#tests/support/browser/documents.ts'
import { returnedFor } from './application-scenes.ts'
import { breakAll, failing, hold, loading, plain, type Scene, withProblem } from './scene.ts'

const [documents, userDocuments] = ['/documents', '/user-documents'] as const

const opened = (key: DocumentKey) => async (page: Page) => {
  await rowButton(page, 'Upload', key).click()
  await uploadDialog(page, key).waitFor()
}
const chosen = (key: DocumentKey, file: PickedFile) => async (page: Page) => {
  await opened(key)(page)
  await pick(page, file)
  await page.getByRole('dialog').getByText(`${file.name}, `).waitFor()
}
const pressed = (key: DocumentKey) => async (page: Page) => {
  await chosen(key, aScan())(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click()
}
const refused = (key: DocumentKey, file: PickedFile, sentence: string) => async (page: Page) => {
  await opened(key)(page)
  await pick(page, file)
  await page.getByRole('alert').filter({ hasText: sentence }).waitFor()
}
const viewed = (key: DocumentKey) => async (page: Page) => {
  await rowButton(page, 'View', key).click()
  await viewDialog(page, key).waitFor()
}
const pictureSeen = (key: DocumentKey) => async (page: Page) => {
  await viewed(key)(page)
  await page.getByRole('img', { name: fieldLabel(key) }).waitFor()
}

const svg: PickedFile = { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }

export const documentScenes: Scene[] = [
  ...plain('new', [documents, userDocuments]),
  ...loading('new', { [documents]: '**/api/documents', [userDocuments]: '**/api/user-documents' }),
  ...failing('new', { [documents]: '**/api/documents', [userDocuments]: '**/api/user-documents' }),
  { viewer: 'new', path: documents, state: 'upload dialog', act: opened('marksSheet_image') },
  { viewer: 'new', path: userDocuments, state: 'upload dialog, picture', act: opened('finger_print') },
  { viewer: 'new', path: userDocuments, state: 'dialog, chosen', act: chosen('cnic_front_image', aScan()) },
  { viewer: 'new', path: documents, state: 'dialog, PDF', act: chosen('certificate_image', aPdfFile()) },
  {
    viewer: 'new',
    path: userDocuments,
    state: 'dialog, refused',
    act: refused('profile_photo', svg, 'The file must be a JPG or PNG'),
  },
  {
    viewer: 'new',
    path: userDocuments,
    state: 'dialog, failed',
    before: breakAll('**/api/uploads/grants'),
    act: async (page) => {
      await pressed('cnic_back_image')(page)
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    viewer: 'new',
    path: userDocuments,
    state: 'dialog, under way',
    before: hold('**/api/uploads/grants'),
    act: async (page) => {
      await pressed('cnic_back_image')(page)
      await page.getByRole('dialog').getByRole('progressbar').waitFor()
    },
  },
  { viewer: 'form', path: '/', state: 'with documents', before: heldAlready },
  { viewer: 'form', path: documents, state: 'held', before: heldAlready },
  {
    viewer: 'qualifications',
    path: `${userDocuments}?for=Renewal&return=%2Fregistration%2Frenewal#renewal_category_image`,
    state: 'asked for',
  },
  { viewer: 'form', path: userDocuments, state: 'held', before: heldAlready },
  {
    viewer: 'form',
    path: '/registration/new',
    state: 'returned file to replace',
    before: async (page) => {
      await heldAlready(page)
      await returnedFor('cnic_front_image')(page)
    },
    act: async (page) => {
      await page.getByRole('button', { name: 'Replace CNIC front' }).click()
      await uploadDialog(page, 'cnic_front_image').waitFor()
    },
  },
  {
    viewer: 'form',
    path: documents,
    state: 'PDF dialog',
    before: heldAlready,
    act: viewed('marksSheet_image'),
  },
  {
    viewer: 'form',
    path: userDocuments,
    state: 'view dialog',
    before: heldAlready,
    act: pictureSeen('cnic_front_image'),
  },
  {
    viewer: 'form',
    path: userDocuments,
    state: 'view dialog, zoomed',
    before: heldAlready,
    act: async (page) => {
      await pictureSeen('cnic_front_image')(page)
      for (const name of ['Zoom in', 'Zoom in', 'Rotate right'])
        await page.getByRole('button', { name }).click()
    },
  },
  {
    viewer: 'form',
    path: documents,
    state: 'view dialog, loading',
    before: async (page) => {
      await heldAlready(page)
      await hold('**/api/documents/profile_image')(page)
    },
    act: viewed('profile_image'),
    busy: 'part',
  },
  {
    viewer: 'form',
    path: documents,
    state: 'view dialog, not loaded',
    before: async (page) => {
      await heldAlready(page)
      await breakAll('**/api/documents/profile_image')(page)
    },
    act: withProblem(viewed('profile_image')),
  },
]
