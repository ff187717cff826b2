/**
 * What an application needs before the council can decide on it: one list for screens, e-mails and the approval. The
 * council may want to change it. The submission does not require any of it.
 */

import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import { type DocumentKey, depositSlip, picture } from '#shared/vocabulary/documents.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'

/** A document, the photo of the personal information, or the entry of the register that is linked to the account. */
type Paper = DocumentKey | 'photo' | 'entry'

/** `renewal`: not asked for in a first registration. */
export type NeededWhen = 'now' | 'after-paying' | 'renewal' | 'optional'

export interface Need {
  /** The document under which it is asked for. */
  key: DocumentKey
  /** The name of the row of that document. */
  label: string
  /** Any one of these is enough, the best first. */
  anyOf: readonly Paper[]
  when: NeededWhen
  /** The person to whom the paper belongs, or its source. */
  whose: string
  why: string
  example: string
}

type Words = Pick<Need, 'whose' | 'why' | 'example'>

/** In the order in which they are asked for. */
const words = {
  cnic_front_image: {
    whose: 'Your own',
    why: 'The council compares your name and date of birth with it',
    example: 'the front of your national identity card, all four corners in the picture',
  },
  cnic_back_image: {
    whose: 'Your own',
    why: 'The council compares your addresses with it',
    example: 'the back of the same card',
  },
  profile_photo: {
    whose: 'Your own',
    why: 'It is printed on your application form',
    example: 'a recent passport photo, face and shoulders on a plain white background',
  },
  marksSheet_image: {
    whose: 'From your university',
    why: 'The council compares your degree and its year with it',
    example: 'the marks sheet or transcript of B Pharm / Pharm D',
  },
  certificate_image: {
    whose: 'From your university',
    why: 'It shows that you have the degree, and since when',
    example: 'the degree or the provisional certificate of B Pharm / Pharm D',
  },
  renewal_category_image: {
    whose: 'From the council',
    why: 'It shows your registration number and until when you are registered',
    example: 'your last registration certificate or its last renewal',
  },
  paid_bank_deposit_slip: {
    whose: 'From the bank',
    why: 'It shows that the fee has been paid',
    example: 'the voucher with the stamp of the bank, or the receipt of your pay order or demand draft',
  },
  category_image: {
    whose: 'From a pharmacy council',
    why: 'It helps the council to settle your category',
    example: 'a certificate that names your category (A, B or C), if you have one',
  },
  finger_print: {
    whose: 'Your own',
    why: 'It helps the council to be sure that it is you',
    example: 'the biometric slip, or your thumb print on white paper',
  },
} satisfies { [key in DocumentKey]?: Words }

type NeedKey = keyof typeof words

/** Documents that mean the same are asked for once. */
const groups: { [key in NeedKey]?: readonly Paper[] } = {
  profile_photo: [...picture, 'photo'],
  // The facts on the old certificate are in the register, and a claim came with its picture.
  renewal_category_image: ['renewal_category_image', 'entry'],
  paid_bank_deposit_slip: depositSlip,
}

const needed: Record<ApplicationTitle, Record<NeedKey, NeededWhen>> = {
  Registration: {
    cnic_front_image: 'now',
    cnic_back_image: 'now',
    profile_photo: 'now',
    marksSheet_image: 'now',
    certificate_image: 'now',
    renewal_category_image: 'renewal',
    paid_bank_deposit_slip: 'after-paying',
    category_image: 'optional',
    finger_print: 'optional',
  },
  Renewal: {
    cnic_front_image: 'now',
    cnic_back_image: 'now',
    profile_photo: 'now',
    marksSheet_image: 'optional',
    certificate_image: 'optional',
    renewal_category_image: 'now',
    paid_bank_deposit_slip: 'after-paying',
    category_image: 'optional',
    finger_print: 'optional',
  },
}

/** Everything that may be given with an application of this title. */
export const needsOf = (title: ApplicationTitle): Need[] =>
  (Object.keys(words) as NeedKey[]).map((key) => ({
    key,
    label: fieldLabel(key),
    anyOf: groups[key] ?? [key],
    when: needed[title][key],
    ...words[key],
  }))

/** The need that a document meets. */
export const needOfDocument = (title: ApplicationTitle, key: DocumentKey): Need | undefined =>
  needsOf(title).find(({ anyOf }) => anyOf.includes(key))

/** The documents that somebody has given, by their keys, `photo` and `entry`. */
export const heldPapers = (
  documents: readonly string[],
  applicant: { photo?: string | null; photo_key?: string | undefined } | null,
  registration?: object | null,
): string[] => [
  ...documents,
  ...(applicant?.photo || applicant?.photo_key ? ['photo'] : []),
  ...(registration ? ['entry'] : []),
]

/** The paper by which a need is met. */
export const givenAs = ({ anyOf }: Need, held: readonly string[]): Paper | undefined =>
  anyOf.find((paper) => held.includes(paper))

/** Whether the council cannot approve without it. */
export const isRequired = ({ when }: Need): boolean => when === 'now' || when === 'after-paying'

/** What the council still waits for. @param held see `heldPapers` */
export const openNeeds = (title: ApplicationTitle, held: readonly string[]): Need[] =>
  needsOf(title).filter((need) => isRequired(need) && givenAs(need, held) === undefined)

export const paperLabel = (paper: Paper): string => (paper === 'photo' ? 'Photo' : fieldLabel(paper))

/**
 * The missing papers, for an e-mail that says in its next steps to pay and add the slip: a sentence and a line for each; nothing
 * if none is missing.
 */
export const needsText = (title: ApplicationTitle, held: readonly string[]): string[] => {
  const open = openNeeds(title, held).filter(({ when }) => when !== 'after-paying')
  if (open.length === 0) return []
  return [
    'The council still needs these before it can decide. Add them in the portal:',
    ...open.map(({ label, example }) => `${label}: ${example}`),
  ]
}
