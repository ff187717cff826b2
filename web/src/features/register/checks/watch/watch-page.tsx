import { Link } from 'react-router-dom'
import { type CheckerRecord, isStopped, mayAskFrom } from '#shared/accounts/records/checker.ts'
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import { askedWatch, type OwnWatch } from '#shared/register/records/watcher.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { usePathInLanguage, useWords } from '#web/ui/language/language.ts'
import { formatMoment } from '#web/ui/moments.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { checkWords } from '../check-words.ts'
import { useCheckerSession } from '../use-checker.ts'
import { WatchChanges } from './watch-changes.tsx'
import { WatchKey } from './watch-key.tsx'
import { WatchListForm } from './watch-list-form.tsx'
import { watchWords } from './watch-words.ts'

const AskForm = ({ onAsked }: { onAsked: () => void }) => {
  const words = useWords(watchWords)
  const record = useRecordForm({
    schema: askedWatch,
    defaults: { purpose: '' },
    save: async (body) => (await api.ownWatch.ask({ body })).message ?? '',
    onSaved: onAsked,
    guardLeaving: false,
  })
  return (
    <RecordForm record={record} saveLabel={words.ask} savingLabel={words.sending} plain>
      <TextAreaField name="purpose" label={words.purpose} hint={words.purposeHint} />
    </RecordForm>
  )
}

const Watching = ({ own }: { own: OwnWatch }) => {
  const words = useWords(watchWords)
  const { terms, changes, key_made_at } = own
  return (
    <>
      {terms && (
        <>
          <p>{words.until(formatDate(terms.ends_on), terms.purpose)}</p>
          <p>{terms.hidden ? words.hidden : words.shown}</p>
        </>
      )}
      <WatchListForm own={own} />
      <WatchChanges changes={changes} />
      <WatchKey since={key_made_at} />
    </>
  )
}

interface OwnProps {
  own: OwnWatch | null
  /** It may ask for nothing any more. */
  checker: CheckerRecord
  onChanged: () => void
}

/** Nothing asked yet, waiting, watching, or over. */
const Own = ({ own, checker, onChanged }: OwnProps) => {
  const words = useWords(watchWords)
  const { stopped } = useWords(checkWords)
  if (own?.watching) return <Watching own={own} />
  if (own && !own.ended && !own.terms) return <p role="status">{words.asked(formatMoment(own.asked.at))}</p>
  if (isStopped(checker, dayInKarachi(new Date())))
    return <p className="banner-note">{stopped(formatDate(mayAskFrom(checker)))}</p>
  return (
    <>
      {own?.ended && (
        <p className="banner-note">
          {words.ended(formatMoment(own.ended.at))} {own.ended.reason && words.reason(own.ended.reason)}
        </p>
      )}
      <AskForm onAsked={onChanged} />
    </>
  )
}

/** An organisation must have said its name. */
const Session = () => {
  const words = useWords(watchWords)
  const inLanguage = usePathInLanguage()
  const checker = useRead(api.checkers.get, {})
  const loaded = useRead(api.ownWatch.get, {})
  return (
    <WhenLoaded from={checker} lines={2}>
      {(known) =>
        known.organisation ? (
          <>
            <p dir="auto">
              <strong>{known.organisation}</strong>, {known.email}
            </p>
            <WhenLoaded from={loaded}>
              {(own) => <Own own={own} checker={known} onChanged={loaded.reload} />}
            </WhenLoaded>
          </>
        ) : (
          <p>
            {words.nameFirst} <Link to={inLanguage(paths.checks)}>{words.back}</Link>
          </p>
        )
      }
    </WhenLoaded>
  )
}

/** `/checks/watch`: an organisation is told when registrations change. */
export const WatchPage = () => {
  const { absence } = useCheckerSession()
  const words = useWords(watchWords)
  const inLanguage = usePathInLanguage()
  return (
    <Page title={words.title} narrow>
      <p>{words.lead}</p>
      {absence === null ? (
        <Session />
      ) : (
        <>
          <p>{words.link}</p>
          <ButtonLink look="primary" wide to={inLanguage(paths.checks)}>
            {words.begin}
          </ButtonLink>
        </>
      )}
    </Page>
  )
}
