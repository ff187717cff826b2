/** How counts tell cities apart. */
import { cities } from '#shared/applications/place-suggestions.ts'
import { foldCity } from './city-folding.ts'

export const otherCities = 'Other'

const namesOfCities = new Map(cities.map((city) => [foldCity(city), city]))

/** The name of a city that the portal suggests, however it was typed; all others count as one, so that the list ends. */
export const countedCity = (city: string): string => namesOfCities.get(foldCity(city)) ?? otherCities
