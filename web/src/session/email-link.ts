import { useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'

interface EmailLink {
  /** Empty where the page was opened without a link. */
  token: string
  email: string
}

const noLink: EmailLink = { token: '', email: '' }

const keptLink = (): EmailLink => window.history.state?.email_link ?? noLink

const keepLink = (email_link: EmailLink, path?: string): void =>
  window.history.replaceState({ ...window.history.state, email_link }, '', path)

/**
 * Token and e-mail of the link that was followed. They are taken out of the address, so that neither is seen or shared, and
 * kept with this entry of the tab's history, so that a reload finds a good link again.
 * @param path the page without them
 */
export const useEmailLink = (path: string): EmailLink => {
  const { token } = useParams()
  const [query] = useSearchParams()
  const [link] = useState(() => (token ? { token, email: query.get('email') ?? '' } : keptLink()))
  useEffect(() => keepLink(link, path), [link, path])
  return link
}

/** Once the link has been used. */
export const forgetEmailLink = (): void => keepLink(noLink)
