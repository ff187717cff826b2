/** The page on which a person claims a registration. */
import { answering, failing, loading, plain, press, type Scene } from './scene.ts'

const path = '/claim'
const inUrdu = '/ur/claim'
const claims = '**/api/own-registration/claims'

const aClaim = (state: string, reason = '', objected_at: string | null = null) => ({
  ...{ id: '1', number: 'RPh-2101/87', name: 'Ayesha Siddiqua', father_name: 'Muhammad Imran' },
  ...{ at: '2026-11-20T08:00:00.000Z', answered_at: '2026-11-21T08:00:00.000Z', state, reason, objected_at },
})

const objected = '2026-11-22T08:00:00.000Z'

export const ownClaimScenes: Scene[] = [
  ...plain('form', [path, inUrdu]),
  {
    viewer: 'form',
    path,
    state: 'without a photo',
    act: async (page) => {
      await press('Send the claim')(page)
      await page.getByText(/Take a photo of the certificate, or/).waitFor()
    },
  },
  ...[path, inUrdu].map((path) => ({
    ...{ viewer: 'form' as const, path, state: 'waiting' },
    before: answering(claims, [aClaim('waiting')]),
  })),
  { viewer: 'form', path, state: 'objected', before: answering(claims, [aClaim('waiting', '', objected)]) },
  { viewer: 'form', path, state: 'on hold', before: answering(claims, [aClaim('held', '', objected)]) },
  { viewer: 'form', path, state: 'linked', before: answering(claims, [aClaim('linked')]) },
  {
    viewer: 'form',
    path,
    state: 'refused',
    before: answering(claims, [aClaim('refused', 'The number on the photo cannot be read')]),
  },
  ...loading('form', { [path]: claims }),
  ...failing('form', { [path]: claims }),
]
