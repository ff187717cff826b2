import type { CertificateVerdict } from '#shared/certificates/rules/certificates.ts'
import type { IconName } from '#web/ui/icon.tsx'

interface Answer {
  /** Colour and icon; the title says the same in words. */
  tone: 'good' | 'doubt' | 'bad'
  icon: IconName
  title: string
  text: string
}

/** The signature is genuine in all of them. */
export const verdictAnswers: Record<CertificateVerdict, Answer> = {
  'in-force': {
    tone: 'good',
    icon: 'check',
    title: 'Genuine and in force',
    text: 'The council issued this certificate, and the registration is in force today.',
  },
  expired: {
    tone: 'doubt',
    icon: 'clock',
    title: 'Genuine, but expired',
    text: 'The council issued this certificate, but its last day has passed.',
  },
  suspended: {
    tone: 'bad',
    icon: 'alert',
    title: 'Genuine, but suspended',
    text: 'The council issued this certificate, but has suspended the registration.',
  },
  removed: {
    tone: 'bad',
    icon: 'alert',
    title: 'Genuine, but removed',
    text: 'The council issued this certificate, but the registration is no longer in the register.',
  },
  outdated: {
    tone: 'doubt',
    icon: 'renew',
    title: 'Genuine, but corrected since',
    text: 'The council issued this certificate and the registration is in force, but the register has been corrected. Ask to see the new certificate.',
  },
  replaced: {
    tone: 'doubt',
    icon: 'renew',
    title: 'Genuine, but replaced by a newer certificate',
    text: 'The council has issued a newer certificate of this registration. Ask to see that one.',
  },
  void: {
    tone: 'bad',
    icon: 'alert',
    title: 'Genuine, but void',
    text: 'The council issued this certificate and has declared it void.',
  },
  'not-in-register': {
    tone: 'bad',
    icon: 'alert',
    title: 'Genuine, but not in the register',
    text: 'The signature is the council’s, but its register has no such certificate. Ask the council.',
  },
  differs: {
    tone: 'bad',
    icon: 'close',
    title: 'Differs from what the council issued',
    text: 'The signature is the council’s, but its register holds another certificate under this serial number. Do not rely on the paper. Tell the council.',
  },
  unasked: {
    tone: 'doubt',
    icon: 'info',
    title: 'The signature is genuine; the present standing could not be asked',
    text: 'The council issued this certificate. The register could not be asked whether it is still in force: there is no network, or the register is busy.',
  },
}

export const forgedAnswer: Answer = {
  tone: 'bad',
  icon: 'close',
  title: 'Not genuine',
  text: 'The council did not sign this code, or it was changed or cut off. Do not rely on the paper. Scan the code once more, or ask the council.',
}

export const uncheckedAnswers: Record<'no-keys' | 'no-crypto', Answer> = {
  'no-keys': {
    tone: 'doubt',
    icon: 'info',
    title: 'Not checked: you are offline',
    text: 'The council’s public keys could not be loaded. Nothing can be said about this certificate yet.',
  },
  'no-crypto': {
    tone: 'doubt',
    icon: 'info',
    title: 'Not checked: this browser is too old',
    text: 'This browser cannot check signatures. Open the address in a newer browser, or on another phone.',
  },
}
