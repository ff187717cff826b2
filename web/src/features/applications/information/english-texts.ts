import { paths } from '#shared/paths.ts'

interface InformationText {
  title: string
  sentences: readonly string[]
  links?: readonly { before?: string; label: string; to: string }[]
}

/** By the address of the page, without its language. */
export type InformationTexts = Record<string, InformationText>

/** The pages that footer and account menu link to. */
export const englishTexts: InformationTexts = {
  [paths.support]: {
    title: 'Support',
    sentences: [
      'Try again first: what you have typed is still there until you log out.',
      'If it still does not work, ring us or write to us, and tell us the support reference that the page shows: it tells us what failed.',
    ],
  },
  [paths.helpCenter]: {
    title: 'Help Center',
    sentences: [
      'Your dashboard always shows the next thing to do: personal information, contact information, qualifications, the registration form, and then printing.',
      'If you do not know what to enter or which paper to upload, ask us; have the reference number of your application ready if you have one.',
    ],
    links: [
      { label: 'What you need and what it costs', to: paths.start },
      { label: 'Check a pharmacist', to: paths.publicRegister },
      {
        before: 'Do you already have a registration number?',
        label: 'Claim it for your account',
        to: paths.claim,
      },
      { label: 'When a pharmacist has died: whom the family tells', to: paths.bereavement },
    ],
  },
  [paths.bereavement]: {
    title: 'When a pharmacist has died',
    sentences: [
      'We are sorry for your loss. You need no account to tell us, and it costs nothing.',
      'Write to us or come to the office; the address is below. Tell us the name of the person who has died and, if you know it, the registration number or the CNIC; your own name, how you are related, and how we can reach you. Enclose a copy of the death certificate.',
      'Two registrars look at it. Then the public register says that the person has died, nobody can sign in to the account any more, and we send no more reminders.',
      'If you find the certificate of registration, bring or send it back: nobody may use it any more. If you need a paper from the file of the person, ask for it in the same letter.',
      'If the register says by mistake that you have died, come to the office with your CNIC. Two registrars correct it, and your account opens again.',
    ],
  },
  [paths.privacy]: {
    title: 'Privacy',
    sentences: [
      'We use what you enter to decide on your registration or renewal, and to print your form and your vouchers.',
      'There is no advertising and no tracking; this browser keeps you signed in until you log out or your session ends.',
      'From pictures we remove where, when and with what device they were taken. A PDF is kept as you send it, with the author, program and times that are noted in it.',
      'You can save a copy of your data, see when the council’s staff looked at your file, and close your account: “Your data” on your profile page has all three.',
      'When you close your account, drafts, unused documents, sessions, your sign-in history, the list of emails that we sent to you and your profile are removed within 30 days. Submitted applications stay with their documents, decision, payment and history, and so does your registration: the council must be able to show what it decided. Copies of removed files and backups are deleted up to 35 days later.',
      'Where you practise is what you say yourself. Before you save it, the page tells what of it everybody can read; the council’s office reads all of it. It leaves the register when your account is closed or its link is taken back; that you declared it stays in the history of the entry.',
      'An organisation that asks about registrations by name gives an email address, which it confirms by a link, and its name. Holders read both, and what it asked for; it reads no more than the public register says, and whether the holder has an account that we can write to. Checks are kept for two years. The organisation can have itself forgotten, and is forgotten two years after its last link, or after the last day on which it may watch registrations. If the council lets it ask no more, its address is kept for two years.',
      'You can put a hold on your registration: everybody then reads that you ask to be seen in person before it is relied on, while it is in force. You end it yourself. That you set it and ended it stays in the history of the entry.',
      'Your photo is shown to people who scan the card at your door only while you allow it on that page, and only while you practise there and are in force. That you allowed it, and that you took it back, stays in the history of the entry.',
      'What somebody tells the council at the door of a place of practice is read by registrars only, and nobody is asked for a name. It is kept for a year at most until a registrar has ended it, and for two years afterwards.',
      'The council can let an organisation, such as an employer or a drug office, list registrations; it is told when the public register says something else of one of them, and nothing else. On the page of your registration you read which do, unless the law forbids it.',
      'Once you are registered, each change that the public register shows is also a line of a public log, with your registration number and without your name, so that nobody can alter the register unnoticed. A list of all numbers with their standing of last night is public too, so that your certificate can be checked without a network.',
      'An account that is not used is closed too: after some months when its email was never confirmed, after some years when nothing was ever submitted. We write to you before anything is removed.',
    ],
    links: [{ label: 'The public log of the register', to: paths.registerLog }],
  },
  [paths.terms]: {
    title: 'Terms',
    sentences: [
      'You apply for Register A under sections 24 and 25 of the Pharmacy Act 1967.',
      'When you submit, you declare that everything you have entered is true; the council rejects a form with blank columns.',
    ],
  },
  [paths.analytics]: {
    title: 'Analytics',
    sentences: [
      'We do not count what you do in the portal.',
      'Once you are signed in, this page counts what is in your own application.',
    ],
  },
  [paths.settings]: {
    title: 'Settings & Privacy',
    sentences: [
      'You change your name, contact number, email and password on the profile page.',
      'When others use this computer too, log out at the end: that ends your session and deletes what was kept in the tab.',
    ],
    links: [
      { label: 'Your profile', to: paths.portfolio },
      { label: 'Where you are signed in', to: paths.signIns },
      { label: 'Your data, and who has looked at it', to: paths.ownData },
    ],
  },
  [paths.accessibility]: {
    title: 'Accessibility',
    sentences: [
      'You can use every page with the keyboard, with a screen reader, and on a screen of 320 px; we build them to WCAG 2.2 AA and test them with every change.',
      'If something stops you all the same, tell us.',
    ],
  },
}
