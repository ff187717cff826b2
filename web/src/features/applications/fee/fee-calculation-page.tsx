import { paths } from '#shared/paths.ts'
import { useSession } from '#web/session/session-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/messages/empty-state.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { FeeResultView } from './fee-result.tsx'
import { lastResult } from './last-result.ts'

/** `/fee-calculation`: the last result of this tab, or a link to calculate the first. */
export const FeeCalculationPage = () => {
  const result = lastResult(useSession().user.id)
  return (
    <Page title="Fee calculation" narrow>
      {result ? (
        <>
          <p className="card fee-result">
            <FeeResultView result={result} />
          </p>
          <ButtonLink look="primary" to={paths.feeCalculationCreate}>
            Calculate again
          </ButtonLink>
        </>
      ) : (
        <EmptyState action="Calculate fee" to={paths.feeCalculationCreate}>
          You have not calculated a fee yet.
        </EmptyState>
      )}
    </Page>
  )
}
