/** The Urdu of each e-mail about an application: what happened and its facts. What comes next stands on the page of its link. */
import type { CaseEmail } from '#functions/platform/outbox/stored-email.ts'
import { collectionTimesInUrdu } from '#shared/applications/rules/certificate-collection.ts'
import { itemLabel } from '#shared/applications/rules/correctable.ts'
import type { reversalWords } from '#shared/applications/rules/reversals.ts'
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { isolated } from '#shared/kit/languages.ts'
import type { ApplicationFacts } from './facts.ts'
import { feesInUrdu } from './fees-in-urdu.ts'
import { correctionsOf, isRenewal, type StepText } from './step-texts.ts'

const shown = (fact: string): string => isolated(fact, 'ur')
const dayOf = (instant: string): string => shown(formatDate(dayInKarachi(new Date(instant))))

const approved = (facts: ApplicationFacts): StepText => {
  const { account, form, hasMoved } = facts
  const end = account.registration && shown(formatDate(account.registration.valid_until))
  const renewed = isRenewal(facts)
  return {
    subject: renewed ? 'آپ کی رجسٹریشن کی تجدید ہو گئی ہے' : 'آپ کی درخواست منظور ہو گئی ہے',
    said: [renewed ? 'کونسل نے آپ کی رجسٹریشن کی تجدید کر دی ہے۔' : 'کونسل نے آپ کی درخواست منظور کر لی ہے۔'],
    facts: [
      `رجسٹریشن نمبر: ${shown(form.registration_number ?? '')}`,
      ...(end ? [`رجسٹریشن کی مدت: ${end} تک`] : []),
    ],
    further: hasMoved ? [] : ['جب سرٹیفکیٹ وصول کرنے کے لیے تیار ہو گا تو کونسل آپ کو اطلاع دے گی۔'],
  }
}

const ready = ({ council }: ApplicationFacts): StepText => {
  const address = council.address.replaceAll('\n', ', ')
  return {
    subject: 'آپ کا سرٹیفکیٹ تیار ہے',
    said: ['آپ کا سرٹیفکیٹ تیار ہے اور آپ اسے وصول کر سکتے ہیں۔'],
    further: [
      `مہر لگی رسید اور اپنا اصل شناختی کارڈ لے کر خود کونسل آئیں: ${collectionTimesInUrdu}۔`,
      ...(address ? [`کونسل کا پتہ: ${shown(address)}`] : []),
    ],
  }
}

const declined = ({ form: { decline_reason }, mayQuote }: ApplicationFacts): StepText => ({
  subject: 'آپ کی درخواست مسترد ہو گئی ہے',
  said:
    decline_reason && mayQuote
      ? ['کونسل نے آپ کی درخواست مسترد کر دی ہے۔ وجہ یہ ہے:', shown(decline_reason)]
      : ['کونسل نے آپ کی درخواست مسترد کر دی ہے۔ وجہ آپ پورٹل میں پڑھ سکتے ہیں۔'],
})

const reversed: Record<keyof typeof reversalWords, StepText> = {
  'fee-verified': {
    subject: 'آپ کی فیس کی دوبارہ جانچ ہونی ہے',
    said: [
      'کونسل نے آپ کی فیس کی ادائیگی درج کی تھی۔ یہ اندراج واپس لے لیا گیا ہے، اور فیس کی دوبارہ تصدیق ہونی ہے۔',
    ],
  },
  approved: {
    subject: 'آپ کی درخواست کی منظوری واپس لے لی گئی ہے',
    said: [
      'کونسل نے آپ کی درخواست منظور کی تھی۔ یہ منظوری واپس لے لی گئی ہے اور کونسل دوبارہ فیصلہ کرے گی۔ تب تک درخواست منظور شدہ نہیں ہے۔',
    ],
  },
  'certificate-ready': {
    subject: 'آپ کا سرٹیفکیٹ ابھی تیار نہیں',
    said: [
      'کونسل نے آپ کو بتایا تھا کہ آپ کا سرٹیفکیٹ تیار ہے۔ وہ ابھی تیار نہیں۔ جب تک کونسل دوبارہ اطلاع نہ دے، اسے لینے نہ آئیں۔',
    ],
  },
  collected: {
    subject: 'آپ کا سرٹیفکیٹ غیر وصول شدہ درج ہے',
    said: [
      'کونسل نے درج کیا تھا کہ آپ نے اپنا سرٹیفکیٹ وصول کر لیا ہے۔ یہ اندراج واپس لے لیا گیا ہے: اب سرٹیفکیٹ غیر وصول شدہ درج ہے۔',
    ],
  },
}

/** Without greeting, reference and link. */
export const stepsInUrdu: Record<CaseEmail, (facts: ApplicationFacts) => StepText> = {
  ...feesInUrdu,
  'papers-received': () => ({
    subject: 'آپ کے کاغذات موصول ہو گئے ہیں',
    said: ['کونسل کو آپ کی فہرست کے تمام کاغذات موصول ہو گئے ہیں۔'],
  }),
  'application-returned': (facts) => ({
    subject: 'آپ کی درخواست میں درستی درکار ہے',
    said: [
      'کونسل نے آپ کی درخواست دیکھی ہے۔ براہِ کرم یہ درستی کریں:',
      { list: correctionsOf(facts).map(shown) },
    ],
  }),
  'return-recalled': () => ({
    subject: 'ابھی آپ کو کچھ درست کرنے کی ضرورت نہیں',
    said: [
      'کونسل نے آپ سے درخواست میں درستی کرنے کو کہا تھا۔ اب اس کی ضرورت نہیں: آپ کو کچھ تبدیل نہیں کرنا۔',
    ],
  }),
  'application-resubmitted': ({ form }) => ({
    subject: 'آپ کی درستیاں موصول ہو گئی ہیں',
    said: [
      'کونسل کو آپ کی درستیاں موصول ہو گئی ہیں۔ آپ نے یہ تبدیل کیا:',
      { list: form.corrections.map(({ item }) => shown(itemLabel(item))) },
    ],
  }),
  'typing-error-corrected': ({ form, at }) => ({
    subject: 'آپ کی درخواست میں ٹائپنگ کی غلطی درست کر دی گئی ہے',
    said: [
      'کونسل نے آپ کی درخواست میں ٹائپنگ کی غلطی درست کی ہے:',
      {
        list: form.office_corrections
          .filter((one) => one.at === at)
          .map(({ item }) => shown(itemLabel(item))),
      },
      'آپ کو کچھ کرنے کی ضرورت نہیں۔ جو تبدیل ہوا، آپ پورٹل میں دیکھ سکتے ہیں۔ اگر یہ درست نہ ہو تو کونسل کو بتائیں۔',
    ],
  }),
  'application-approved': approved,
  'certificate-ready': ready,
  'certificate-collected': ({ at }) => ({
    subject: 'آپ کا سرٹیفکیٹ وصول کر لیا گیا ہے',
    said: [`آپ نے ${dayOf(at)} کو اپنا سرٹیفکیٹ وصول کیا۔ اگر یہ آپ نہیں تھے تو فوراً کونسل کو بتائیں۔`],
    further: ['سرٹیفکیٹ سنبھال کر رکھیں۔ اس پر درج مدت ختم ہونے سے پہلے پورٹل میں تجدید کی درخواست دیں۔'],
  }),
  'application-declined': declined,
  'application-withdrawn': ({ at }) => ({
    subject: 'آپ کی درخواست واپس لے لی گئی ہے',
    said: [
      `آپ نے ${dayOf(at)} کو اپنی درخواست واپس لے لی۔ اگر یہ آپ نہیں تھے تو فوراً نیا پاس ورڈ مقرر کریں اور کونسل کو بتائیں۔`,
    ],
  }),
  'application-reopened': () => ({
    subject: 'آپ کی درخواست دوبارہ کھول دی گئی ہے',
    said: ['کونسل نے آپ کی درخواست دوبارہ کھول دی ہے۔'],
  }),
  'step-reversed': ({ form }) => reversed[form.reversal?.step ?? 'approved'],
}
