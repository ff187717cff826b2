/** Every screen of applicants in every state, by viewer, for axe, the narrowest phone and the gallery. */
import { photoRemoved } from '#tests/support/browser/documents.ts'
import { alreadyRegistered, applicationScenes, holderScenes } from './application-scenes.ts'
import { councilFilledIn } from './council-scenes.ts'
import { documentScenes } from './document-scenes.ts'
import { guestScenes } from './guest-scenes.ts'
import { ownClaimScenes } from './own-claim-scenes.ts'
import { ownDataScenes } from './own-data-scenes.ts'
import { ownRegistrationScenes } from './own-registration-scenes.ts'
import { passkeyScenes } from './passkey-scenes.ts'
import {
  answering,
  breakAll,
  chosenPhoto,
  dialog,
  failing,
  fieldErrors,
  hold,
  levelQuery,
  loading,
  plain,
  press,
  type Scene,
  saved,
  type,
  withProblem,
} from './scene.ts'
import { unreachableApplicantScenes } from './unreachable-scenes.ts'

export const newcomerScenes: Scene[] = [
  ...plain('new', ['/', '/portfolio', '/portfolio/me/edit', '/portfolio/sign-ins']),
  ...unreachableApplicantScenes,
  ...passkeyScenes,
  ...plain('new', ['/applications', '/applications/create']),
  ...plain('new', ['/contact-information', '/contact-information/create', '/qualification-information']),
  ...plain('new', [`/qualification-information/create?${levelQuery(0)}`, '/registration/new']),
  ...plain('new', ['/registration/renewal', '/calculator', '/fee-calculation', '/fee-calculation/create']),
  ...plain('new', ['/user-applications', '/user-applications/create']),
  ...plain('unconfirmed', ['/']),
  {
    viewer: 'unconfirmed',
    path: '/portfolio',
    state: 'link sent again',
    before: answering('**/api/auth/send-confirmation', null, 'We have sent a link to ayesha@example.com'),
    act: async (page) => {
      await press('Send again')(page)
      await page.getByText('We have sent a link').waitFor()
    },
  },
  ...fieldErrors('new', ['/user-applications/create']),
  ...plain('new', ['/printOut/new', '/printOut/renewal', '/analytics', '/settings', '/support', '/no-page']),
  ...fieldErrors('new', ['/applications/create', '/calculator', '/registration/new']),
  { viewer: 'new', path: '/', state: 'menu open', act: press(/^Account menu/) },
  { viewer: 'new', path: '/', state: 'drawer', act: press('Toggle sidebar'), narrowOnly: true },
  { viewer: 'new', path: '/', state: 'before its records', before: hold('**/api/auth/user'), busy: 'part' },
  {
    viewer: 'new',
    path: '/calculator',
    state: 'first loader',
    before: hold('**/api/auth/user'),
    busy: 'loader',
  },
  { viewer: 'new', path: '/applications/create', state: 'photo chosen', act: chosenPhoto },
  {
    viewer: 'new',
    path: '/applications/create',
    state: 'crop dialog',
    act: async (page) => {
      await chosenPhoto(page)
      await dialog(press('Adjust photo'))(page)
    },
  },
  {
    viewer: 'new',
    path: '/applications/create',
    state: 'calendar',
    act: async (page) => {
      await dialog(press('Choose date, Date of birth'))(page)
      await page.getByRole('grid').waitFor()
    },
  },
  {
    viewer: 'new',
    path: '/applications/create',
    state: 'leave dialog',
    act: async (page) => {
      await type({ Domicile: 'Lahore' })(page)
      await dialog((opened) => opened.getByRole('link', { name: 'Cancel' }).click())(page)
    },
  },
]

const contact = { 'Residential address': '1 Road', 'Permanent address': '2 Road', City: 'Lahore' }

export const applicantScenes: Scene[] = [
  ...plain('applicant', ['/', '/contact-information', '/contact-information/create']),
  ...fieldErrors('applicant', ['/contact-information/create']),
  {
    viewer: 'applicant',
    path: '/contact-information/create',
    state: 'server error',
    before: breakAll('**/api/contact-information'),
    act: withProblem(async (page) => {
      await type(contact)(page)
      await saved(page)
    }),
  },
  {
    viewer: 'applicant',
    path: '/contact-information/create',
    state: 'draft restored',
    act: async (page) => {
      page.on('dialog', (dialog) => void dialog.accept())
      await type(contact)(page)
      await page.reload()
      await page.getByText(/We kept what you typed/).waitFor()
    },
  },
  // Last: a held call goes through when its page is closed, and then there is a record.
  {
    viewer: 'applicant',
    path: '/contact-information/create',
    state: 'saving',
    once: true,
    before: hold('**/api/contact-information'),
    busy: 'part',
    act: async (page) => {
      await type(contact)(page)
      await saved(page)
    },
  },
  ...plain('contact', ['/qualification-information', `/qualification-information/create?${levelQuery(0)}`]),
  ...plain('contact', [`/qualification-information/create?${levelQuery(2)}`]),
  ...fieldErrors('contact', ['/qualification-information/create']),
  {
    viewer: 'contact',
    path: '/contact-information/me/edit',
    state: 'saved, to go on',
    act: async (page) => {
      await type({ City: 'Kasur' })(page)
      await saved(page)
      await page.getByRole('link', { name: 'Continue: SSC qualification' }).waitFor()
    },
  },
  ...plain('qualifications', [
    '/',
    '/qualification-information',
    '/registration/new',
    '/registration/renewal',
  ]),
  ...plain('qualifications', [`/qualification-information/create?${levelQuery(3)}`]),
  ...fieldErrors('qualifications', ['/registration/renewal']),
  {
    viewer: 'qualifications',
    path: '/',
    state: 'needs of a renewal',
    act: press('Show the list for a renewal'),
  },
  alreadyRegistered,
  ...holderScenes,
  {
    viewer: 'qualifications',
    path: '/registration/new',
    state: 'server error',
    before: breakAll('**/api/applicant-form'),
    act: withProblem(saved),
  },
  {
    viewer: 'qualifications',
    path: '/calculator',
    state: 'result',
    act: async (page) => {
      await saved(page)
      await page
        .getByText(/^Rs\. \d+\/-$/)
        .first()
        .waitFor()
    },
  },
  // Last: the person stays without a photo.
  { viewer: 'qualifications', path: '/registration/new', state: 'without a photo', before: photoRemoved },
  { viewer: 'qualifications', path: '/applications', state: 'without a photo', before: photoRemoved },
]

export const finishedScenes: Scene[] = [
  ...plain('form', ['/', '/portfolio', '/portfolio/me/edit', '/applications', '/applications/me/edit']),
  ...plain('form', ['/contact-information', '/contact-information/me/edit', '/qualification-information']),
  ...plain('form', [`/qualification-information/me/edit?${levelQuery(0)}`, '/registration/new']),
  ...plain('form', ['/registration/renewal', '/printOut/new']),
  ...plain('form', ['/user-applications', '/user-applications/me/edit']),
  ...applicationScenes,
  ...ownRegistrationScenes,
  ...ownDataScenes,
  ...plain('form', ['/renewal']),
  ...ownClaimScenes,
  ...councilFilledIn('form', ['/', '/registration/new', '/printOut/new']),
  ...loading('form', {
    '/applications': '**/api/applications',
    '/applications/me/edit': '**/api/applications/me',
    '/contact-information': '**/api/contact-information',
    '/contact-information/me/edit': '**/api/contact-information/me',
    '/qualification-information': '**/api/qualification-information',
    '/portfolio/me/edit': '**/api/portfolioUpdate/me',
    '/printOut/new': '**/api/print-out/me',
    '/user-applications': '**/api/user-applications',
  }),
  ...loading('qualifications', { '/registration/new': '**/api/calculate-fee*' }),
  ...failing('form', {
    '/applications': '**/api/applications',
    '/contact-information/me/edit': '**/api/contact-information/me',
    '/qualification-information': '**/api/qualification-information',
    '/printOut/new': '**/api/print-out/me',
  }),
]

export const allScenes = [
  ...guestScenes,
  ...newcomerScenes,
  ...applicantScenes,
  ...finishedScenes,
  ...documentScenes,
]
