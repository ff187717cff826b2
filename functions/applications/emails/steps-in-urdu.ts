/** The Urdu of the e-mails with which a registration is approved or renewed, and its certificate handed over. */
import type { Written } from '#functions/platform/outbox/message.ts'
import type { CaseEmail } from '#functions/platform/outbox/stored-email.ts'
import { collectionTimesInUrdu } from '#shared/applications/rules/certificate-collection.ts'
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { isolated } from '#shared/kit/languages.ts'
import type { ApplicationFacts } from './facts.ts'

type HandOver = Extract<CaseEmail, 'application-approved' | 'certificate-ready' | 'certificate-collected'>

const shown = (fact: string): string => isolated(fact, 'ur')

const referenceOf = ({ form }: ApplicationFacts): string => `حوالہ نمبر: ${shown(form.reference_no)}`

const approved = (facts: ApplicationFacts): Written => {
  const { account, form, hasMoved } = facts
  const isRenewal = form.application_title === 'Renewal'
  const end = account.registration && shown(formatDate(account.registration.valid_until))
  return {
    subject: isRenewal ? 'آپ کی رجسٹریشن کی تجدید ہو گئی ہے' : 'آپ کی درخواست منظور ہو گئی ہے',
    paragraphs: [
      isRenewal ? 'کونسل نے آپ کی رجسٹریشن کی تجدید کر دی ہے۔' : 'کونسل نے آپ کی درخواست منظور کر لی ہے۔',
      [
        referenceOf(facts),
        `رجسٹریشن نمبر: ${shown(form.registration_number ?? '')}`,
        ...(end ? [`رجسٹریشن کی مدت: ${end} تک`] : []),
      ].join('\n'),
      ...(hasMoved ? [] : ['جب سرٹیفکیٹ وصول کرنے کے لیے تیار ہو گا تو کونسل آپ کو اطلاع دے گی۔']),
    ],
  }
}

const ready = (facts: ApplicationFacts): Written => {
  const address = facts.council.address.replaceAll('\n', ', ')
  return {
    subject: 'آپ کا سرٹیفکیٹ تیار ہے',
    paragraphs: [
      'آپ کا سرٹیفکیٹ تیار ہے اور آپ اسے وصول کر سکتے ہیں۔',
      referenceOf(facts),
      `مہر لگی رسید اور اپنا اصل شناختی کارڈ لے کر خود کونسل آئیں: ${collectionTimesInUrdu}۔`,
      ...(address ? [`کونسل کا پتہ: ${shown(address)}`] : []),
    ],
  }
}

const collected = (facts: ApplicationFacts): Written => ({
  subject: 'آپ کا سرٹیفکیٹ وصول کر لیا گیا ہے',
  paragraphs: [
    `آپ نے ${shown(formatDate(dayInKarachi(new Date(facts.at))))} کو اپنا سرٹیفکیٹ وصول کیا۔ اگر یہ آپ نہیں تھے تو فوراً کونسل کو بتائیں۔`,
    referenceOf(facts),
    'سرٹیفکیٹ سنبھال کر رکھیں۔ اس پر درج مدت ختم ہونے سے پہلے پورٹل میں تجدید کی درخواست دیں۔',
  ],
})

const texts: Record<HandOver, (facts: ApplicationFacts) => Written> = {
  'application-approved': approved,
  'certificate-ready': ready,
  'certificate-collected': collected,
}

/** Without greeting and link; undefined of an e-mail that is in English alone. */
export const stepInUrdu = (kind: CaseEmail, facts: ApplicationFacts): Written | undefined =>
  kind in texts ? texts[kind as HandOver](facts) : undefined
