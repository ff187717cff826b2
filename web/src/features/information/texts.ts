import { paths } from '#shared/paths.ts'

interface InformationText {
  title: string
  sentences: [string, string]
}

/** Texts of the pages that footer and account menu link to. */
export const informationTexts: Record<string, InformationText> = {
  [paths.support]: {
    title: 'Support',
    sentences: [
      'When something goes wrong, the portal shows a support reference: note it, it tells the council which request failed.',
      'What you typed is kept in the tab until you log out, so you can try again without typing it twice.',
    ],
  },
  [paths.helpCenter]: {
    title: 'Help Center',
    sentences: [
      'An application takes five steps: personal information, contact information, qualifications, the registration form and the print-out.',
      'Each step opens the next one, and the dashboard always shows which one it is.',
    ],
  },
  [paths.privacy]: {
    title: 'Privacy',
    sentences: [
      'The council uses what you enter to decide on your registration or renewal and to print your form and vouchers.',
      'The portal sets no advertising or tracking cookies; your sign-in is kept in this browser until you log out or it expires.',
    ],
  },
  [paths.terms]: {
    title: 'Terms',
    sentences: [
      'Applications are made under sections 24 and 25 of the Pharmacy Act 1967, for Register A.',
      'You declare that what you enter is true; a form with blank columns is rejected by the council.',
    ],
  },
  [paths.analytics]: {
    title: 'Analytics',
    sentences: [
      'The portal collects no figures about how you use it.',
      'It counts your own application for you here, once you are signed in.',
    ],
  },
  [paths.settings]: {
    title: 'Settings & Privacy',
    sentences: [
      'You change your name, contact number, email and password on the profile page.',
      'Log out on a shared computer: that ends your session on the server and deletes what was kept in the tab.',
    ],
  },
  [paths.accessibility]: {
    title: 'Accessibility',
    sentences: [
      'The portal is built to meet WCAG 2.2 AA: every screen works with the keyboard, with a screen reader and at 320 px width.',
      'Automatic checks run with every change; tell the council when something stops you all the same.',
    ],
  },
}
