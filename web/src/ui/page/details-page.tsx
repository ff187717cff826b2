import type { ReactNode } from 'react'
import type { useApi } from '#web/api/use-api.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { pageHeadOf, WhenLoaded } from './loaded.tsx'
import { Page } from './page.tsx'

interface DetailsPageProps<T> {
  title: string
  from: ReturnType<typeof useApi<T>>
  /** The list that the thing is of. */
  list: { path: string; label: string }
  children: (data: T) => ReactNode
}

/** A screen about one thing of a list, with a link to the list. */
export const DetailsPage = <T,>({ title, from, list, children }: DetailsPageProps<T>) => (
  <Page
    {...pageHeadOf(title, undefined, from)}
    actions={
      <ButtonLink small to={list.path}>
        {list.label}
      </ButtonLink>
    }
  >
    <WhenLoaded from={from} lines={10}>
      {children}
    </WhenLoaded>
  </Page>
)
