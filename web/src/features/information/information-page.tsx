import { useLocation } from 'react-router-dom'
import { CouncilContact } from '#web/ui/council-contact.tsx'
import { Page } from '#web/ui/page.tsx'
import { informationTexts } from './texts.ts'

/** A heading, two true sentences, and how to reach the council. */
export const InformationPage = () => {
  const { pathname } = useLocation()
  const text = informationTexts[pathname.replace(/\/$/, '')]
  if (!text) return null
  return (
    <Page title={text.title} narrow>
      {text.sentences.map((it) => (
        <p key={it}>{it}</p>
      ))}
      <h2>Contact the council</h2>
      <CouncilContact />
    </Page>
  )
}
