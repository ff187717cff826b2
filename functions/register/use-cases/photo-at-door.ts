/** The photo at the door. Its address has the id of the place, which only the card tells; each look asks the register again. */
import type { Needs } from '#functions/services.ts'
import type { DocumentBytes } from '#shared/documents/records/document.ts'
import { NotFound } from '#shared/kit/errors.ts'
import { isPhotoShown } from '#shared/register/rules/places.ts'

/** @throws NotFound, without saying why */
export const photoAtDoor = async (
  { number, id }: { number: string; id: string },
  today: string,
  { councilSettings, files, registrations }: Needs<'councilSettings' | 'files' | 'registrations'>,
): Promise<DocumentBytes> => {
  const [entry, { shown_places }] = await Promise.all([
    registrations.read(number, true),
    councilSettings.read(),
  ])
  const key = entry && isPhotoShown(entry, id, today, shown_places) && entry.photo
  const found = key && (await files.read(key))
  if (!key || !found) throw new NotFound('No photo is shown here')
  const [type, ending] = key.endsWith('.png')
    ? (['image/png', 'png'] as const)
    : (['image/jpeg', 'jpg'] as const)
  return { bytes: new Uint8Array(found.bytes), type, file_name: `photo.${ending}`, attachment: false }
}
