/** What organisations that watch are told, in both languages. */
import { theCouncil } from '#functions/platform/outbox/message.ts'
import type { InLanguages } from '#shared/kit/languages.ts'
import type { Standing } from '#shared/register/records/standing.ts'

interface Decision {
  subject: string
  said: (until: string) => string
}

interface Words {
  changes: {
    subject: (count: number) => string
    said: string
    standings: Record<Standing, string>
    notThere: string
    validUntil: (day: string) => string
    places: (places: string) => string
    noPlaces: string
    noHold: string
    more: (count: number) => string
    check: string
  }
  decided: Record<'letIn' | 'refused' | 'over', Decision> & { reason: (text: string) => string }
}

const en: Words = {
  changes: {
    subject: (count) =>
      count === 1
        ? 'A registration that you watch has changed'
        : `${count} changes of registrations that you watch`,
    said: `The public register of ${theCouncil} now says of registrations that your organisation watches:`,
    standings: {
      active: 'in force.',
      expired: 'expired.',
      suspended: 'suspended. The person must not practise at present.',
      removed: 'removed from the register. The person must not practise under it.',
    },
    notThere: 'not in the register.',
    validUntil: (day) => `Valid until ${day}.`,
    places: (places) => `Practises, as the holder says, at ${places}.`,
    noPlaces: 'The register shows no place of practice any more.',
    noHold: 'The holder does not ask any more to be seen in person first.',
    more: (count) => `And ${count} more, which your page of watched registrations lists.`,
    check: 'The register itself is what counts. Look there before you decide anything:',
  },
  decided: {
    letIn: {
      subject: 'Your organisation may watch registrations',
      said: (until) =>
        `${theCouncil} has let your organisation watch registrations until ${until}. Open this page to list their numbers:`,
    },
    refused: {
      subject: 'Your organisation may not watch registrations',
      said: () => `${theCouncil} has not let your organisation watch registrations.`,
    },
    over: {
      subject: 'Watching registrations has ended',
      said: () =>
        `Your organisation does not watch registrations of ${theCouncil} any more. Its list and its key are removed. You can ask again:`,
    },
    reason: (text) => `The council writes: ${text}`,
  },
}

export const watchWords: InLanguages<Words> = {
  en,
  ur: {
    changes: {
      subject: (count) => `جن رجسٹریشنوں پر آپ کی نظر ہے، ان میں ${count} تبدیلیاں`,
      said: `${theCouncil} کا عوامی رجسٹر اب ان رجسٹریشنوں کے بارے میں، جن پر آپ کا ادارہ نظر رکھتا ہے، یہ کہتا ہے:`,
      standings: {
        active: 'نافذ ہے۔',
        expired: 'میعاد ختم ہو چکی ہے۔',
        suspended: 'معطل ہے۔ یہ شخص فی الحال کام نہیں کر سکتا۔',
        removed: 'رجسٹر سے خارج ہے۔ یہ شخص اس کے تحت کام نہیں کر سکتا۔',
      },
      notThere: 'رجسٹر میں موجود نہیں۔',
      validUntil: (day) => `${day} تک نافذ ہے۔`,
      places: (places) => `حامل کے مطابق یہاں کام کرتے ہیں: ${places}۔`,
      noPlaces: 'رجسٹر اب کام کی کوئی جگہ نہیں دکھاتا۔',
      noHold: 'رجسٹریشن والے اب یہ نہیں کہتے کہ پہلے ان سے خود ملا جائے۔',
      more: (count) => `اور مزید ${count}، جو آپ کے صفحے پر درج ہیں۔`,
      check: 'اصل اعتبار رجسٹر کا ہے۔ کوئی فیصلہ کرنے سے پہلے وہاں دیکھیں:',
    },
    decided: {
      letIn: {
        subject: 'آپ کا ادارہ رجسٹریشنوں پر نظر رکھ سکتا ہے',
        said: (until) =>
          `${theCouncil} نے آپ کے ادارے کو ${until} تک رجسٹریشنوں پر نظر رکھنے کی اجازت دی ہے۔ نمبر درج کرنے کے لیے یہ صفحہ کھولیں:`,
      },
      refused: {
        subject: 'آپ کا ادارہ رجسٹریشنوں پر نظر نہیں رکھ سکتا',
        said: () => `${theCouncil} نے آپ کے ادارے کو رجسٹریشنوں پر نظر رکھنے کی اجازت نہیں دی۔`,
      },
      over: {
        subject: 'رجسٹریشنوں پر نظر رکھنا ختم ہو گیا ہے',
        said: () =>
          `آپ کا ادارہ اب ${theCouncil} کی رجسٹریشنوں پر نظر نہیں رکھتا۔ اس کی فہرست اور کلید ہٹا دی گئی ہیں۔ آپ دوبارہ درخواست کر سکتے ہیں:`,
      },
      reason: (text) => `کونسل لکھتی ہے: ${text}`,
    },
  },
}
