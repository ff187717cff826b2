import '#web/theme/register/door-card.scss'
import { useParams } from 'react-router-dom'
import { formatDate } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import type { DoorCard } from '#shared/register/records/own-places.ts'
import { placeRoleLabels } from '#shared/register/rules/places.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { useCouncil } from '#web/session/council.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { whole } from '#web/ui/whole.tsx'

const Card = ({ card }: { card: DoorCard }) => (
  <section className="door-card" aria-labelledby="premises">
    <p>{councilName(useCouncil())}</p>
    <Typed as="h2" id="premises">
      {card.premises}
    </Typed>
    <Typed as="p">
      {card.address}, {card.city}
    </Typed>
    <Typed as="p" className="door-card-name">
      {card.name}
    </Typed>
    <p>
      {card.number}, {placeRoleLabels[card.role].toLowerCase()} since {whole(formatDate(card.since))}
    </p>
    <QrCode text={card.code} label="QR code by which anybody checks this card" />
    <p>Scan this to see whether the pharmacist is in the register today and still practises here.</p>
    <p lang="ur" dir="rtl">
      یہ کوڈ سکین کریں: فارماسسٹ آج رجسٹر میں ہے یا نہیں، اور اب بھی یہاں کام کرتا ہے یا نہیں۔
    </p>
  </section>
)

/** `/own-registration/places/:id`: the card for the door of a place, on A5. */
export const DoorCardPage = () => {
  const { id = '' } = useParams()
  const loaded = useRead(api.ownPlaces.card, { params: { id } })
  return (
    <Page
      title="Card for the door"
      narrow
      actions={
        <ButtonLink small to={paths.ownPlaces}>
          Where you practise
        </ButtonLink>
      }
    >
      <WhenLoaded from={loaded} lines={6}>
        {(card) => (
          <>
            <p className="not-printed">
              Print it on A5 and put it where people see it. Print a new one when the name of the premises
              changes.
            </p>
            <p className="not-printed page-actions start-ways">
              <Button look="primary" onClick={() => window.print()}>
                Print the card
              </Button>
            </p>
            <Card card={card} />
          </>
        )}
      </WhenLoaded>
    </Page>
  )
}
