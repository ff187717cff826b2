/** What stands around a page: the links at its end and how to reach the council. */
import type { InLanguages } from '#shared/kit/languages.ts'

const en = {
  skip: 'Skip to main content',
  support: 'Support',
  helpCenter: 'Help Center',
  privacy: 'Privacy',
  terms: 'Terms',
  accessibility: 'Accessibility',
  publicRegister: 'Register of pharmacists',
  askTheSecretary: 'Ask at the office of the Secretary of the council.',
  telephone: 'Telephone:',
  email: 'Email:',
  open: 'Open',
  optional: '(optional)',
  show: 'Show',
  hide: 'Hide',
}

export const frameWords: InLanguages<typeof en> = {
  en,
  ur: {
    skip: 'اصل مواد پر جائیں',
    support: 'معاونت',
    helpCenter: 'مدد',
    privacy: 'رازداری',
    terms: 'شرائط',
    accessibility: 'رسائی',
    publicRegister: 'فارماسسٹوں کا رجسٹر',
    askTheSecretary: 'کونسل کے سیکرٹری کے دفتر سے پوچھیں۔',
    telephone: 'فون:',
    email: 'ای میل:',
    open: 'دفتر کے اوقات:',
    optional: '(ضروری نہیں)',
    show: 'دکھائیں',
    hide: 'چھپائیں',
  },
}
