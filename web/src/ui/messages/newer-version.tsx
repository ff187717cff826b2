import { useNewerVersion } from '#web/api/newer-version.ts'
import { Button } from '#web/ui/button.tsx'
import { useReload } from '#web/ui/form/kept/leave-guard.ts'
import { useSaid } from './said.ts'

/** Said while the site has a newer version than this page, whose calls it may no longer understand. */
export const NewerVersion = () => {
  const reload = useReload()
  const said = useSaid()
  return (
    useNewerVersion() && (
      <div className="newer-version">
        <p>{said('A newer version is there. What you typed is kept in this tab.')}</p>
        <Button onClick={reload}>{said('Load the page again')}</Button>
      </div>
    )
  )
}
