/** The Urdu of the e-mails about an application that say what is to be paid, or what was. */
import { needsText } from '#shared/applications/rules/application-needs.ts'
import { stillOwed } from '#shared/applications/rules/voucher.ts'
import { formatVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { dayInKarachi, formatDate, formatFee } from '#shared/kit/format.ts'
import { isolated } from '#shared/kit/languages.ts'
import { renewalObstacle } from '#shared/register/rules/registration.ts'
import type { ApplicationFacts } from './facts.ts'
import { isRenewal, type StepText } from './step-texts.ts'

const shown = (fact: string): string => isolated(fact, 'ur')
const dayOf = (day: string): string => shown(formatDate(day))
const dayOfInstant = (instant: string): string => dayOf(dayInKarachi(new Date(instant)))
const feeOf = (amount: number): string => shown(formatFee(amount))
const voucherOf = (number: string): string => `واؤچر نمبر: ${shown(formatVoucherNumber(number))}`

const submitted = (facts: ApplicationFacts): StepText => {
  const { form, held } = facts
  const [first, ...needs] = needsText(form.application_title, held)
  const sample = form.fee_is_sample ? ' (یہ نمونے کی فیس ہے، کونسل کی مقرر کردہ نہیں)' : ''
  return {
    subject: 'آپ کی درخواست جمع ہو گئی ہے',
    said: [
      `کونسل کو ${dayOfInstant(form.submitted_at)} کو آپ کی ${isRenewal(facts) ? 'تجدید' : 'رجسٹریشن'} کی درخواست موصول ہوئی۔`,
    ],
    facts: [
      ...(form.fee_status === 'unpaid' ? [`قابلِ ادائیگی فیس: ${feeOf(form.fee_amount)}${sample}`] : []),
      voucherOf(form.voucher_number),
    ],
    further: first
      ? ['فیصلے سے پہلے کونسل کو یہ بھی درکار ہیں۔ انہیں پورٹل میں شامل کریں:', { list: needs.map(shown) }]
      : [],
  }
}

const unpaid = ({ account: { registration }, form, at }: ApplicationFacts): StepText => {
  const obstacle = registration && renewalObstacle(registration, dayInKarachi(new Date(at)))
  const { fee, vouchers } = stillOwed(form)
  return {
    subject: 'آپ کی تجدید کی فیس ابھی ادا نہیں ہوئی',
    said: [
      `آپ نے ${dayOfInstant(form.submitted_at)} کو تجدید کی درخواست جمع کروائی تھی۔ کونسل کے علم کے مطابق اس کی فیس ابھی ادا نہیں ہوئی۔`,
      ...(obstacle ? [`${shown(obstacle)}۔ فیس ادا کرنے سے پہلے کونسل سے پوچھیں۔`] : []),
      ...(form.pay_by
        ? [
            `اگر فیس ${dayOf(form.pay_by)} تک ادا نہ ہوئی تو درخواست خود بخود ختم ہو جائے گی؛ جو آپ نے لکھا اور اپ لوڈ کیا وہ محفوظ رہے گا۔`,
          ]
        : []),
    ],
    facts: [`قابلِ ادائیگی فیس: ${feeOf(fee)}`, voucherOf(vouchers[0] ?? '')],
  }
}

const refunded = ({ form: { refund }, isFormer }: ApplicationFacts): StepText => {
  const paid = `${feeOf(refund?.amount ?? 0)}، چالان ${shown(refund?.challan_no ?? '')}`
  const toWhom = isFormer ? '' : ' رقم کسے ادا کی گئی، یہ آپ پورٹل میں پڑھ سکتے ہیں۔'
  return refund?.taken_back_at
    ? {
        subject: 'آپ کی فیس کی واپسی منسوخ کر دی گئی ہے',
        said: [`کونسل نے آپ کی فیس (${paid}) واپس کی تھی۔ رقم ادا نہیں ہوئی، یا واپس آ گئی۔`],
      }
    : {
        subject: 'آپ کی فیس واپس کر دی گئی ہے',
        said: [
          `کونسل نے آپ کی فیس (${paid}) واپس کر دی ہے۔ اب یہ ادا شدہ شمار نہیں ہو گی۔${toWhom} اگر آپ نے یہ نہیں مانگا تھا تو کونسل کو بتائیں۔`,
        ],
      }
}

export const feesInUrdu = {
  'application-submitted': submitted,
  'fee-received': ({ payments }: ApplicationFacts): StepText => ({
    subject: 'آپ کی فیس موصول ہو گئی ہے',
    said: [
      'کونسل کو آپ کی فیس موصول ہو گئی ہے:',
      {
        list: payments.map(({ amount, paid_on }) => `${feeOf(amount)}، ادائیگی کی تاریخ ${dayOf(paid_on)}`),
      },
    ],
  }),
  'renewal-unpaid': unpaid,
  'application-ended-unpaid': ({ form }: ApplicationFacts): StepText => ({
    subject: 'فیس ادا نہ ہونے پر آپ کی تجدید کی درخواست ختم ہو گئی ہے',
    said: [
      'تجدید کی فیس وقت پر ادا نہیں ہوئی، اس لیے درخواست خود بخود ختم ہو گئی ہے۔ جو آپ نے لکھا اور اپ لوڈ کیا وہ محفوظ ہے۔',
      'آپ اسے کسی بھی وقت دوبارہ شروع کر سکتے ہیں۔ اگر آپ نے فیس ادا کر دی تھی تو کونسل کو ڈپازٹ سلپ دکھائیں۔',
    ],
    facts: form.pay_by ? [`ادائیگی کی آخری تاریخ: ${dayOf(form.pay_by)}`] : [],
  }),
  'fee-short': ({ form }: ApplicationFacts): StepText => ({
    subject: 'آپ کی فیس کا کچھ حصہ ابھی باقی ہے',
    said: [
      `کونسل کو ${feeOf(form.shortfall?.paid ?? 0)} موصول ہوئے ہیں؛ آپ کی فیس ${feeOf(form.fee_amount)} ہے۔ دوسرا واؤچر پرنٹ کریں اور باقی رقم اسی سے ادا کریں۔`,
    ],
    facts: [
      `باقی رقم: ${feeOf(stillOwed(form).fee)}`,
      `دوسرا ${voucherOf(form.shortfall?.voucher_number ?? '')}`,
    ],
  }),
  'instrument-returned': (): StepText => ({
    subject: 'بینک نے آپ کے پے آرڈر کی رقم ادا نہیں کی',
    said: [
      'آپ نے کونسل کو جو پے آرڈر یا ڈیمانڈ ڈرافٹ دیا تھا، بینک نے وہ واپس کر دیا ہے۔ آپ کی فیس ابھی واجب الادا ہے۔',
    ],
  }),
  'fee-refunded': refunded,
}
