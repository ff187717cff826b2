/** How an e-mail ends. */
import type { CouncilSettings } from '../records/council-settings.ts'
import { councilName } from './council-name.ts'

/** The last paragraphs of an e-mail: the council's name and, where they are filled in, its address, phone and hours. */
export const councilClosing = (
  settings: Pick<CouncilSettings, 'name' | 'address' | 'phone' | 'hours'>,
): string[] => {
  const reached = [
    settings.address.replaceAll('\n', ', '),
    settings.phone && `Telephone ${settings.phone}`,
    settings.hours && `Open ${settings.hours}`,
  ].filter((text) => text !== '')
  return [councilName(settings), ...(reached.length > 0 ? [`${reached.join('. ')}.`] : [])]
}
