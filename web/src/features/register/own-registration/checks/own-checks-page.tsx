import '#web/theme/register/asked-changes.scss'
import { useState } from 'react'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/language/language.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { HoldCard } from '../hold/own-hold.tsx'
import { OwnCheck } from './own-check.tsx'
import { ownCheckWords } from './own-check-words.ts'

/** `/own-registration/checks`: who asked by name about one's own registration. */
export const OwnChecksPage = () => {
  const words = useWords(ownCheckWords)
  const [holding, setHolding] = useState(false)
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
        {({ asked, hold_since }) => (
          <>
            {asked.length === 0 && <p>{words.none}</p>}
            <ul className="asked-changes">
              {asked.map((check) => (
                <OwnCheck
                  key={check.id}
                  check={check}
                  onReplied={loaded.reload}
                  onHold={hold_since ? null : () => setHolding(true)}
                />
              ))}
            </ul>
            <HoldCard since={hold_since} isOpen={holding} setOpen={setHolding} onSaved={loaded.reload} />
          </>
        )}
      </WhenLoaded>
    </Page>
  )
}
