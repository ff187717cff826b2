/** E-mails to organisations that watch numbers of the register: whether they are let in, and what has changed. */
import { type BilingualDraft, bilingual } from '#functions/platform/outbox/message.ts'
import type { StoredEmail, WatchEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Needs } from '#functions/services.ts'
import { formatDate } from '#shared/kit/format.ts'
import { isolated, type Language } from '#shared/kit/languages.ts'
import { paths } from '#shared/paths.ts'
import type { WatchedChange, WatcherRecord } from '#shared/register/records/watcher.ts'
import { holdSentence, wordingSentences } from '#shared/register/rules/register-words.ts'
import { isPublic } from '#shared/register/rules/registration.ts'
import { watchWords } from './watch-words.ts'

type Services = Needs<'config' | 'registrations' | 'watchers'>

/** The rest is on the page. */
const mostTold = 100

/** "A-00012, Ayesha Siddiqa: suspended. While an inquiry is under way. Valid until 21-11-2031." */
const inWords = ({ number, now, changed }: WatchedChange, name: string, language: Language): string => {
  const words = watchWords[language].changes
  const { standing, wording, valid_until, places, hold } = now
  const shown = isolated(name ? `${number}, ${name}` : number, language)
  const told = {
    standing: [
      standing ? words.standings[standing] : words.notThere,
      ...(wording ? [wordingSentences[language][wording]] : []),
    ],
    validity: valid_until ? [words.validUntil(isolated(formatDate(valid_until), language))] : [],
    places: [
      places.length === 0
        ? words.noPlaces
        : words.places(
            isolated(places.map(({ premises, city }) => `${premises}, ${city}`).join('; '), language),
          ),
    ],
    hold: hold ? [holdSentence[language]] : standing === 'active' ? [words.noHold] : [],
  }
  const parts = standing ? changed : (['standing'] as const)
  return `${shown}: ${parts.flatMap((part) => told[part]).join(' ')}`
}

const ofChanges = async (
  { email }: WatcherRecord,
  { changes: range }: StoredEmail,
  id: string,
  { config, registrations, watchers }: Services,
): Promise<BilingualDraft | null> => {
  const { after, last } = range ?? { after: 0, last: 0 }
  const found = await watchers.changes(id, after, Math.min(last - after, mostTold))
  if (found.length === 0) return null
  const named = await Promise.all(
    found.map(async (change) => {
      const entry = await registrations.read(change.number)
      return { change, name: entry && isPublic(entry) ? entry.name : '' }
    }),
  )
  return bilingual(email, (language) => {
    const { subject, said, more, check } = watchWords[language].changes
    const rest = last - after - found.length
    return {
      subject: subject(last - after),
      paragraphs: [
        said,
        { list: named.map(({ change, name }) => inWords(change, name, language)) },
        ...(rest > 0 ? [more(rest)] : []),
        check,
        { link: `${config.BASE_URL}${paths.publicRegister}` },
      ],
    }
  })
}

const ofDecision = ({ email, terms, ended }: WatcherRecord, { config }: Services): BilingualDraft =>
  bilingual(email, (language) => {
    const { letIn, refused, over, reason } = watchWords[language].decided
    const { subject, said } = ended ? (terms ? over : refused) : letIn
    const until = terms ? isolated(formatDate(terms.ends_on), language) : ''
    return {
      subject,
      paragraphs: [
        said(until),
        ...(ended?.reason ? [reason(isolated(ended.reason, language))] : []),
        { link: `${config.BASE_URL}${paths.watch}` },
      ],
    }
  })

/** Null where the organisation is not there any more, or is told no changes after its end. */
export const composeWatchEmail = async (
  kind: WatchEmail,
  email: StoredEmail,
  services: Services,
): Promise<BilingualDraft | null> => {
  const watcher = await services.watchers.read(email.user_id)
  if (!watcher) return null
  if (kind === 'watch-decided') return watcher.terms || watcher.ended ? ofDecision(watcher, services) : null
  return watcher.ended ? null : ofChanges(watcher, email, watcher.id, services)
}
