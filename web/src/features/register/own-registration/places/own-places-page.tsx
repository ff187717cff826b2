import '#web/theme/register/asked-changes.scss'
import { useState } from 'react'
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { doorCardPath, paths } from '#shared/paths.ts'
import type { OwnPlaces } from '#shared/register/records/own-places.ts'
import type { Place } from '#shared/register/records/place.ts'
import {
  hasEnded,
  placeKindLabels,
  placeOfCard,
  placeRoleLabels,
  shownPlacesSentences,
} from '#shared/register/rules/places.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { EndDialog } from './end-dialog.tsx'
import { PhotoAtDoor } from './photo-at-door.tsx'
import { PlaceForm } from './place-form.tsx'

interface OwnPlaceProps {
  place: Place
  mayChange: boolean
  /** Everybody may read of it. */
  isShown: boolean
  onChange: () => void
  onEnd: () => void
}

const OwnPlace = ({ place, mayChange, isShown, onChange, onEnd }: OwnPlaceProps) => {
  const { premises, kind, address, city, licence, role, since, until } = place
  const isOver = hasEnded(place, dayInKarachi(new Date()))
  return (
    <li>
      <div className="card-head">
        <Typed as="h2">{premises}</Typed>
        <span className="status">
          <Icon name={isOver ? 'close' : 'check'} /> {isOver ? 'Ended' : placeRoleLabels[role]}
        </span>
      </div>
      <SummaryList
        items={[
          { label: 'What it is', value: placeKindLabels[kind] },
          { label: 'Address', value: `${address}, ${city}` },
          { label: 'Drug sale licence number', value: licence },
          { label: placeRoleLabels[role], value: `Since ${formatDate(since)}` },
          ...(until ? [{ label: 'Not there any more from', value: formatDate(until) }] : []),
        ]}
      />
      {!until && (
        <div className="page-actions">
          {mayChange && isShown && (
            <ButtonLink small to={doorCardPath(place.id)}>
              Card for the door
            </ButtonLink>
          )}
          {mayChange && (
            <Button small aria-label={`Change: ${premises}`} onClick={onChange}>
              Change
            </Button>
          )}
          <Button small look="danger" aria-label={`I have left: ${premises}`} onClick={onEnd}>
            I have left
          </Button>
        </div>
      )}
    </li>
  )
}

interface PlacesProps {
  own: OwnPlaces
  onSaved: (own: OwnPlaces) => void
}

/** The places, one of them in its form or its dialog. */
const Places = ({ own, onSaved }: PlacesProps) => {
  const [editing, setEditing] = useState<Place | 'new'>()
  const [ending, setEnding] = useState<Place>()
  const saved = (after: OwnPlaces) => {
    setEditing(undefined)
    setEnding(undefined)
    onSaved(after)
  }
  if (editing)
    return (
      <PlaceForm
        own={own}
        place={editing === 'new' ? undefined : editing}
        onSaved={saved}
        onCancel={() => setEditing(undefined)}
      />
    )
  return (
    <>
      {own.obstacle ? (
        <p className="banner-note">{own.obstacle}.</p>
      ) : (
        <p className="page-actions">
          <Button look="primary" onClick={() => setEditing('new')}>
            Add a place
          </Button>
        </p>
      )}
      {own.places.length === 0 && <p>You have not said yet where you practise.</p>}
      <ul className="asked-changes">
        {own.places.map((place) => (
          <OwnPlace
            key={place.id}
            place={place}
            mayChange={own.obstacle === null}
            isShown={placeOfCard(own, place.id, own.shown) !== null}
            onChange={() => setEditing(place)}
            onEnd={() => setEnding(place)}
          />
        ))}
      </ul>
      {ending && <EndDialog place={ending} onSaved={saved} onClose={() => setEnding(undefined)} />}
    </>
  )
}

/** `/own-registration/places`: where the holder practises. */
export const OwnPlacesPage = () => {
  const flash = useFlash()
  const loaded = useRead(api.ownPlaces.list, {})
  const saved = () => {
    flash.showHere('Your places of practice are saved')
    loaded.reload()
  }
  return (
    <Page
      title="Where you practise"
      narrow
      actions={
        <ButtonLink small to={paths.ownRegistration}>
          Your registration
        </ButtonLink>
      }
    >
      <WhenLoaded from={loaded} lines={6}>
        {(own) => (
          <>
            <p>{shownPlacesSentences[own.shown]}</p>
            <Places own={own} onSaved={saved} />
            {own.has_photo && <PhotoAtDoor own={own} onSaved={saved} />}
          </>
        )}
      </WhenLoaded>
    </Page>
  )
}
