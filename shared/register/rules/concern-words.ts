/** What was told at a door or of a check by name, and how it ended. */
import type { InLanguages } from '#shared/kit/languages.ts'
import {
  type CheckOutcome,
  type ConcernAbout,
  type ConcernOutcome,
  checkOutcomes,
  concernOutcomes,
} from '#shared/vocabulary/register.ts'

export const concernLabels: Record<ConcernAbout, string> = {
  'nobody-here': 'Nobody of this name works there',
  'another-person': 'Somebody else works under this name',
  other: 'Something else',
  'unknown-check': 'The holder knows nothing of a check by name',
}

/** The holder reads them too. */
export const checkOutcomeLabels: InLanguages<Record<CheckOutcome, string>> = {
  en: {
    'rightly-asked': 'The organisation had a reason to ask',
    'wrong-number': 'It asked about a wrong number',
    'number-misused': 'Somebody else has used the number',
    'name-misused': 'Somebody else has asked in its name',
    'not-found-out': 'It could not be found out',
  },
  ur: {
    'rightly-asked': 'ادارے کے پاس پوچھنے کی وجہ تھی',
    'wrong-number': 'اس نے غلط نمبر کے بارے میں پوچھا',
    'number-misused': 'کسی اور نے یہ نمبر استعمال کیا',
    'name-misused': 'کسی اور نے اس ادارے کے نام سے پوچھا',
    'not-found-out': 'معلوم نہیں ہو سکا',
  },
}

/** How what is told may end. */
export const outcomesOf = (about: ConcernAbout): readonly (ConcernOutcome | CheckOutcome)[] =>
  about === 'unknown-check' ? checkOutcomes : concernOutcomes

export const concernOutcomeLabels: Record<ConcernOutcome | CheckOutcome, string> = {
  ...checkOutcomeLabels.en,
  'not-confirmed': 'Not confirmed',
  'put-right': 'The holder has put it right',
  'to-inspector': 'Given to an inspector',
  'standing-proposed': 'A change of standing was proposed',
}
