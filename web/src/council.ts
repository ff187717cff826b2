import { collectionTimes } from '#shared/rules/certificate-collection.ts'

/** What the portal knows about the council it serves. Mail address and telephone are set for each environment. */
export const council = {
  name: 'Pharmacy Council',
  collectionTimes,
  email: (import.meta.env.VITE_COUNCIL_EMAIL as string | undefined) ?? '',
  phone: (import.meta.env.VITE_COUNCIL_PHONE as string | undefined) ?? '',
}
