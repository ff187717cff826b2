/** The name of a city as lists of cases compare it: "QUETTA ", "Quetta." and "quetta" are one city. */
export const foldCity = (city: string): string =>
  city
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
