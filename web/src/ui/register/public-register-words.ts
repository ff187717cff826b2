/** The public register in both languages: its search, what was found, an entry, and what the standings mean. */
import { formatDate } from '#shared/kit/format.ts'
import type { InLanguages } from '#shared/kit/languages.ts'
import type { FoundEntries } from '#shared/register/records/public-register.ts'
import type { Standing } from '#shared/register/records/standing.ts'
import { holdSentence, standingMeanings, wordingSentences } from '#shared/register/rules/register-words.ts'
import { standingLabels } from '#shared/register/rules/registration.ts'
import type { PlaceRole } from '#shared/vocabulary/register.ts'
import type { SearchProblem } from './asked-search.ts'

const en = {
  title: 'Register of pharmacists',
  lead: (council: string) =>
    `See whether somebody is registered with the ${council} today. No account needed.`,
  standingsTitle: 'What the answers mean',
  standings: standingLabels,
  meanings: standingMeanings,
  wordings: wordingSentences.en,
  hold: holdSentence.en,
  moreTitle: 'More than one person?',
  list: 'Check a list of up to 500 registrations',
  listEnd: ' at once, and get a letter about it.',
  byName: 'Ask in the name of your organisation',
  byNameEnd: ', for work or a licence: the holder is told who asked.',
  log: 'How the register is protected against alterations',
  typed: 'Registration number or name',
  typedHint:
    'Such as A-00012, or at least 3 letters of the name. Names repeat: use the number where you can.',
  city: 'City',
  search: 'Search',
  problems: {
    nothing: 'Type a registration number, or a name',
    short: 'Type at least 3 letters of the name',
    silent: 'Type more of the name',
  } satisfies Record<SearchProblem, string>,
  name: 'Name',
  number: 'Number',
  standing: 'Standing',
  validUntil: 'Valid until',
  category: 'Category',
  qualification: 'Qualification',
  results: 'Search results',
  caption: 'Registrations that were found',
  notAllSearched:
    'Not all entries were searched, because too many have these words. Type the whole name, or search by number.',
  noneFound: 'No registration was found.',
  firstShown: (shown: number) =>
    `The first ${shown} are shown, and there may be more. Type the whole name, or add the city.`,
  found: (count: number) =>
    count === 1 ? '1 registration was found.' : `${count} registrations were found.`,
  tryOtherwise:
    'The register may have another name or city: try the number on the certificate, or a part of the name without a city. Who is not found here may still be in an old book: ask the council.',
  standingsOn: (day: string) => `Standings are as of ${formatDate(day)}.`,
  entryTitle: (number: string) => `Registration ${number}`,
  registrationNumber: 'Registration number',
  practises: { 'in-charge': 'In charge of', employed: 'Works at' } satisfies Record<PlaceRole, string>,
  since: (day: string) => `Since ${formatDate(day)}, as the holder says.`,
  asOf: (day: string) => `As of ${formatDate(day)}.`,
  family: 'What the family of a pharmacist who has died can do',
  print: 'Print this page',
  notThere: (number: string) =>
    `No registration has the number ${number}. See whether every letter and digit is as on the certificate.`,
  searchAgain: 'Search the register',
}

const standings: Record<Standing, string> = {
  active: 'مؤثر',
  expired: 'مدت ختم',
  suspended: 'معطل',
  removed: 'خارج',
}

const meanings: Record<Standing, string> = {
  active: 'یہ شخص آج رجسٹرڈ ہے اور بطور فارماسسٹ کام کر سکتا ہے۔',
  expired: 'رجسٹریشن کی مدت ختم ہو چکی ہے اور ابھی تجدید نہیں ہوئی۔ آج اس کی کوئی حیثیت نہیں۔',
  suspended: 'کونسل نے رجسٹریشن معطل کر دی ہے۔ یہ شخص اس وقت کام نہیں کر سکتا۔',
  removed: 'رجسٹریشن اب رجسٹر میں نہیں ہے۔ یہ شخص اس کے تحت کام نہیں کر سکتا۔',
}

export const publicRegisterWords: InLanguages<typeof en> = {
  en,
  ur: {
    title: 'فارماسسٹوں کا رجسٹر',
    lead: (council) =>
      `دیکھیں کہ کوئی شخص آج ${council} میں رجسٹرڈ ہے یا نہیں۔ اس کے لیے اکاؤنٹ کی ضرورت نہیں۔`,
    standingsTitle: 'جوابات کا مطلب',
    standings,
    meanings,
    wordings: wordingSentences.ur,
    hold: holdSentence.ur,
    moreTitle: 'ایک سے زیادہ افراد؟',
    list: '500 تک رجسٹریشنوں کی فہرست چیک کریں',
    listEnd: ' اور اس کے بارے میں ایک خط حاصل کریں۔',
    byName: 'اپنے ادارے کے نام سے پوچھیں',
    byNameEnd: '، ملازمت یا لائسنس کے لیے: رجسٹریشن والے کو بتایا جاتا ہے کہ کس نے پوچھا۔',
    log: 'رجسٹر تبدیلیوں سے کیسے محفوظ ہے',
    typed: 'رجسٹریشن نمبر یا نام',
    typedHint:
      'جیسے A-00012، یا نام کے کم از کم 3 حروف۔ ایک نام کئی لوگوں کا ہو سکتا ہے: نمبر زیادہ یقینی ہے۔',
    city: 'شہر',
    search: 'تلاش کریں',
    problems: {
      nothing: 'رجسٹریشن نمبر یا نام لکھیں',
      short: 'نام کے کم از کم 3 حروف لکھیں',
      silent: 'نام کے کچھ اور حروف لکھیں',
    },
    name: 'نام',
    number: 'نمبر',
    standing: 'حالت',
    validUntil: 'کب تک مؤثر',
    category: 'کیٹیگری',
    qualification: 'تعلیم',
    results: 'تلاش کے نتائج',
    caption: 'جو رجسٹریشنیں ملیں',
    notAllSearched:
      'تمام اندراج نہیں دیکھے گئے، کیونکہ بہت سے ناموں میں یہ الفاظ ہیں۔ پورا نام لکھیں، یا نمبر سے تلاش کریں۔',
    noneFound: 'کوئی رجسٹریشن نہیں ملی۔',
    firstShown: (shown) =>
      `پہلے ${shown} دکھائے گئے ہیں، اور بھی ہو سکتے ہیں۔ پورا نام لکھیں، یا شہر بھی لکھیں۔`,
    found: (count) => `ملنے والی رجسٹریشنیں: ${count}`,
    tryOtherwise:
      'ہو سکتا ہے رجسٹر میں نام یا شہر مختلف ہو: سرٹیفکیٹ پر لکھا نمبر آزمائیں، یا شہر کے بغیر نام کا ایک حصہ۔ جو یہاں نہ ملے وہ کسی پرانی کتاب میں ہو سکتا ہے: کونسل سے پوچھیں۔',
    standingsOn: (day) => `یہ حالتیں ${formatDate(day)} کی ہیں۔`,
    entryTitle: (number) => `رجسٹریشن ${number}`,
    registrationNumber: 'رجسٹریشن نمبر',
    practises: { 'in-charge': 'ذمہ دار فارماسسٹ', employed: 'کام کی جگہ' },
    since: (day) => `${formatDate(day)} سے، رجسٹریشن کے حامل کے بیان کے مطابق۔`,
    asOf: (day) => `بتاریخ ${formatDate(day)}۔`,
    family: 'وفات پانے والے فارماسسٹ کا خاندان کیا کر سکتا ہے',
    print: 'یہ صفحہ پرنٹ کریں',
    notThere: (number) =>
      `نمبر ${number} کی کوئی رجسٹریشن نہیں ہے۔ دیکھیں کہ ہر حرف اور ہندسہ ویسا ہی ہے جیسا سرٹیفکیٹ پر ہے۔`,
    searchAgain: 'رجسٹر میں تلاش کریں',
  },
}

/** What a search says of what it found. */
export const foundSentence = ({ entries, more }: FoundEntries, words: typeof en): string => {
  if (entries.length === 0) return more ? words.notAllSearched : words.noneFound
  return more ? words.firstShown(entries.length) : words.found(entries.length)
}
