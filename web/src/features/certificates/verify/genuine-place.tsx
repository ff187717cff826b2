import { standingByList } from '#shared/certificates/rules/standing-by-list.ts'
import type { PlaceContent } from '#shared/certificates/statements/place-statement.ts'
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'
import type { PlaceOnDay } from '#shared/register/records/public-register.ts'
import type { Standing } from '#shared/register/records/standing.ts'
import { asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/language/language.ts'
import { CouncilContact } from '#web/ui/page/council-contact.tsx'
import { publicRegisterWords } from '#web/ui/register/public-register-words.ts'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { Answer, type AnswerProps } from './answer.tsx'
import { AskedAt } from './asked-at.tsx'
import { AtCounter } from './at-counter.tsx'
import { askRegisterOrList } from './check-certificate.ts'
import { placeWords } from './place-words.ts'
import { TellCouncil } from './tell-council.tsx'
import { verifyWords } from './verify-words.ts'

/** @returns null where the register has no such number; undefined where it did not answer */
const askPlace = async (
  { number, place: id }: PlaceContent,
  signal: AbortSignal,
): Promise<PlaceOnDay | null | undefined> => {
  try {
    return (await api.register.place({ params: { number, id } }, { signal })).data
  } catch (thrown) {
    if (signal.aborted) throw thrown
    return asFailure(thrown).status === 404 ? null : undefined
  }
}

type Told = Omit<AnswerProps, 'children'>

const answerOn = (
  content: PlaceContent,
  told: PlaceOnDay | null | undefined,
  words: ReturnType<typeof useWords<(typeof placeWords)['en']>>,
  { standings, today }: { standings: Record<Standing, string>; today: string },
): Told => {
  if (told === undefined)
    return { tone: 'doubt', icon: 'info', title: words.unasked, text: words.unaskedText }
  if (told === null) return { tone: 'bad', icon: 'alert', title: words.unknown, text: words.notInForceText }
  const { place, standing } = told
  if (standing !== 'active') {
    const title = words.notInForce(standings[standing])
    return { tone: 'bad', icon: 'alert', title, text: words.notInForceText }
  }
  if (!place) return { tone: 'doubt', icon: 'info', title: words.notShown, text: words.notShownText }
  if (place.until !== undefined && place.until <= today)
    return { tone: 'bad', icon: 'close', title: words.left(place.until), text: words.leftText }
  if (place.premises !== content.premises || place.city !== content.city)
    return { tone: 'doubt', icon: 'renew', title: words.differs, text: words.differsText }
  return { tone: 'good', icon: 'check', title: words.here(place.since), text: words.hereText }
}

/** A door card: whether the registration is in force today, and its holder still says to practise here. */
export const GenuinePlace = ({ content, page }: { content: PlaceContent; page: string }) => {
  const words = useWords(placeWords)
  const { askAgain, genuine, asking, registerSays } = useWords(verifyWords)
  const { standings, wordings, hold, registrationNumber, name } = useWords(publicRegisterWords)
  const today = dayInKarachi(new Date())
  const asked = useApi(
    (signal) => askRegisterOrList(askPlace(content, signal), content.number, signal),
    [content],
  )
  if (asked.state === 'loading')
    return (
      <p role="status">
        {genuine}
        {asking}
      </p>
    )
  const { standing: told, kept } = asked.data ?? { standing: undefined, kept: null }
  const listed = kept && standingByList(kept, content.issued_on, today)
  return (
    <Answer {...answerOn(content, told, words, { standings, today })}>
      {listed && <p>{words.byList(standings[listed])}</p>}
      {told === undefined && (
        <p>
          <Button look="outline" onClick={asked.reload}>
            {askAgain}
          </Button>
        </p>
      )}
      {told?.wording && <p>{registerSays(wordings[told.wording])}</p>}
      {told?.hold && <p className="banner-note">{hold}</p>}
      <SummaryList
        items={[
          { label: name, value: content.name },
          { label: registrationNumber, value: content.number },
          { label: words.premises, value: `${content.premises}, ${content.city}` },
          { label: words.madeOn, value: formatDate(content.issued_on) },
        ]}
      />
      {told?.shows_photo ? <AtCounter {...content} /> : <p>{words.person(content.name)}</p>}
      <p>{words.tell}</p>
      {told && <TellCouncil number={content.number} place={content.place} isAsked={told.shows_photo} />}
      <CouncilContact />
      <AskedAt at={told?.checked_at} page={page} />
    </Answer>
  )
}
