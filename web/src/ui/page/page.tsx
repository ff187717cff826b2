import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { steps } from '#shared/vocabulary/onboarding-steps.ts'
import { useCouncil } from '#web/session/council.tsx'
import { languageAttributes, useLanguage } from '#web/ui/language/language.ts'
import { whole } from '#web/ui/whole.tsx'
import { PageContext } from './page-context.ts'

interface PageProps {
  title: string
  /** The onboarding step, from 1: adds "Step 2 of 5". */
  step?: number
  /** Replaces the whole document title (a PDF's file name, say). */
  documentTitle?: string
  /** Buttons and links next to the heading. */
  actions?: ReactNode
  /** One column of at most 640 px, for forms. */
  narrow?: boolean
  children: ReactNode
}

let focusedFor: string | undefined

/** A screen: one `h1`, the document title, and the focus on the heading after a navigation. */
export const Page = ({ title, step, documentTitle, actions, narrow, children }: PageProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const [failed, setFailed] = useState(false)
  const { key } = useLocation()
  const language = useLanguage()
  const stepLabel = step && `Step ${step} of ${steps.length}`
  const council = councilName(useCouncil())
  const tabTitle = documentTitle ?? [title, stepLabel, council].filter(Boolean).join(' – ')

  useEffect(() => {
    document.title = failed ? `Error: ${tabTitle}` : tabTitle
  }, [failed, tabTitle])

  // Not on the first load (key "default"): there the focus stays at the start of the page.
  useEffect(() => {
    const lost = document.activeElement === document.body
    if (key !== 'default' && (key !== focusedFor || lost)) heading.current?.focus({ preventScroll: true })
    focusedFor = key
  }, [key])

  return (
    <PageContext value={setFailed}>
      <div className={narrow ? 'page page-narrow' : 'page'} {...languageAttributes(language)}>
        <div className="page-head">
          <div>
            {stepLabel && <p className="page-step">{stepLabel}</p>}
            <h1 ref={heading} tabIndex={-1}>
              {whole(title)}
            </h1>
          </div>
          {actions && <div className="page-actions">{actions}</div>}
        </div>
        {children}
      </div>
    </PageContext>
  )
}
