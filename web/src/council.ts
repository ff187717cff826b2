import { collectionTimes } from '#shared/rules/certificate-collection.ts'

/** What the portal knows about the council it serves. E-mail address and telephone number are set at build time, for each environment. */
export const council = {
  name: 'Pharmacy Council',
  collectionTimes,
  email: (import.meta.env.VITE_COUNCIL_EMAIL as string | undefined) ?? '',
  phone: (import.meta.env.VITE_COUNCIL_PHONE as string | undefined) ?? '',
}
