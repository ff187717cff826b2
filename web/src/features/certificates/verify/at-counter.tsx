import type { PlaceContent } from '#shared/certificates/statements/place-statement.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { useObjectUrl } from '#web/ui/document/use-object-url.ts'
import { useWords } from '#web/ui/language/language.ts'
import { placeWords } from './place-words.ts'

const Photo = ({ bytes, name }: { bytes: Blob; name: string }) => {
  const words = useWords(placeWords)
  return <img src={useObjectUrl(bytes)} alt={words.photoOf(name)} />
}

/** Asks whether the photo, which comes after the verdict, is of the person at the counter; without it the name is asked. */
export const AtCounter = ({ number, place: id, name }: PlaceContent) => {
  const words = useWords(placeWords)
  const { data, state } = useRead(api.register.placePhoto, { params: { number, id } })
  if (state === 'failed') return <p>{words.person(name)}</p>
  return (
    <figure className="at-counter">
      <div className="at-counter-photo">{data && <Photo bytes={data} name={name} />}</div>
      <figcaption>{words.isThis(name)}</figcaption>
    </figure>
  )
}
