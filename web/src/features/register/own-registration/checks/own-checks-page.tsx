import '#web/theme/register/asked-changes.scss'
import { paths } from '#shared/paths.ts'
import type { NamedCheck } from '#shared/register/records/check.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/language/language.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { ownCheckWords } from './own-check-words.ts'

const Check = ({ check }: { check: NamedCheck }) => {
  const words = useWords(ownCheckWords)
  return (
    <li>
      <h2>
        <Typed>{check.organisation}</Typed>
      </h2>
      <SummaryList
        items={[
          { label: words.email, value: check.email },
          { label: words.purpose, value: words.purposes[check.purpose] },
          { label: words.premises, value: check.premises },
          { label: words.asked, value: formatMoment(check.at) },
          { label: words.answer, value: words.answers[check.answer] },
        ]}
      />
    </li>
  )
}

/** `/own-registration/checks`: who asked by name about one's own registration. */
export const OwnChecksPage = () => {
  const words = useWords(ownCheckWords)
  const loaded = useRead(api.ownChecks.list, {})
  return (
    <Page
      title={words.title}
      narrow
      actions={
        <ButtonLink small to={paths.ownRegistration}>
          {words.back}
        </ButtonLink>
      }
    >
      <p>{words.lead}</p>
      <WhenLoaded from={loaded} lines={6}>
        {({ asked }) => (
          <>
            {asked.length === 0 && <p>{words.none}</p>}
            <ul className="asked-changes">
              {asked.map((check) => (
                <Check key={check.id} check={check} />
              ))}
            </ul>
          </>
        )}
      </WhenLoaded>
    </Page>
  )
}
