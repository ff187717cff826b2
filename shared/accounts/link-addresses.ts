/** Addresses that open another program, made of what people typed: nothing of it can add a header or name another scheme. */

/** Writes to an e-mail address. */
export const mailAddress = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`

/** Rings a telephone number. */
export const callAddress = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`
