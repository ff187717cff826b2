import type { Settings } from './settings.ts'

/** The address where programs and people look for the security contact (RFC 9116). */
export const securityTxtPath = '.well-known/security.txt'

/** Made again by each release: valid until the first of the month, ten to eleven months after it. */
export const securityTxt = (
  { securityContact, domain }: Pick<Settings, 'securityContact' | 'domain'>,
  releasedAt: Date,
): string => {
  const expires = new Date(Date.UTC(releasedAt.getUTCFullYear(), releasedAt.getUTCMonth() + 11, 1))
  return [
    `Contact: mailto:${securityContact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    ...(domain ? [`Canonical: https://${domain.name}/${securityTxtPath}`] : []),
    '',
  ].join('\n')
}
