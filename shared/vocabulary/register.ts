/** The closed lists of the register: what becomes of a row of a book, what a check answers, what is done to a standing. */
import type { InLanguages } from '#shared/kit/languages.ts'

/** The outcomes of a readable row, problems first; all but `taken` leave the register unchanged. */
export const bookOutcomes = ['other-person', 'cnic-taken', 'differs', 'beyond', 'there', 'taken'] as const
export type BookOutcome = (typeof bookOutcomes)[number]

/** Why a row cannot be read. */
export const bookProblems = [
  'number-missing',
  'number-wrong',
  'number-twice',
  'name-missing',
  'name-wrong',
  'father-missing',
  'father-wrong',
  'cnic-wrong',
  'cnic-twice',
  'date-missing',
  'date-wrong',
  'date-unclear',
  'date-future',
  'end-before-beginning',
  'end-too-far',
  'number-of-portal',
  'birth-too-late',
  'category-wrong',
  'too-long',
  'formula',
  'letters-lost',
  'cells-shifted',
] as const
export type BookProblem = (typeof bookProblems)[number]

export const checkAnswers = [
  'in-force',
  'expired',
  'suspended',
  'removed',
  'not-found',
  'name-differs',
  'cnic-differs',
  'not-compared',
  'spelling-differs',
] as const
export type CheckAnswer = (typeof checkAnswers)[number]

/** What an organisation asks for by name. */
export const checkPurposes = ['employment', 'licence', 'other'] as const
export type CheckPurpose = (typeof checkPurposes)[number]
export const purposeLabels: InLanguages<Record<CheckPurpose, string>> = {
  en: { employment: 'employment', licence: 'a drug sale licence', other: 'another purpose' },
  ur: { employment: 'ملازمت', licence: 'ڈرگ سیل لائسنس', other: 'کوئی اور مقصد' },
}
/** What a holder says of a check. */
export const checkReplies = ['known', 'not-me'] as const

export const mostCheckedRows = 500

export const standingActs = ['suspend', 'reinstate', 'remove', 'restore', 'note-death'] as const
export type StandingAct = (typeof standingActs)[number]

/** Why a suspension or a removal ends. */
export const endReasons = ['period-over', 'appeal-allowed', 'decided-by-council', 'made-by-mistake'] as const
export type EndReason = (typeof endReasons)[number]

/** What the premises of a place of practice are, and what the holder is there. */
export const placeKinds = [
  'pharmacy',
  'medical-store',
  'hospital',
  'distributor',
  'industry',
  'other',
] as const
export type PlaceKind = (typeof placeKinds)[number]
export const placeRoles = ['in-charge', 'employed'] as const
export type PlaceRole = (typeof placeRoles)[number]

/** What somebody tells at the door of a place of practice, and how the office ends that. */
export const concerns = ['nobody-here', 'another-person', 'other'] as const
/** A holder knows nothing of an organisation that asked by name. */
export const concernKinds = [...concerns, 'unknown-check'] as const
export type ConcernAbout = (typeof concernKinds)[number]
export const concernOutcomes = ['not-confirmed', 'put-right', 'to-inspector', 'standing-proposed'] as const
export type ConcernOutcome = (typeof concernOutcomes)[number]
/** What a registrar found out about a check of which its holder knows nothing. */
export const checkOutcomes = [
  'rightly-asked',
  'wrong-number',
  'number-misused',
  'name-misused',
  'not-found-out',
] as const
export type CheckOutcome = (typeof checkOutcomes)[number]

/** Which places of practice everybody reads: a setting of the council. */
export const shownPlaces = ['in-charge', 'all', 'none'] as const
export type ShownPlaces = (typeof shownPlaces)[number]

/** The colours in which the council's papers are printed. */
export const paperColours = ['green', 'blue', 'maroon', 'black'] as const
export type PaperColour = (typeof paperColours)[number]
