import { Check } from '#web/ui/fields/check.tsx'
import '#web/theme/cases/case-dialogs.scss'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

export type KeyList = readonly (readonly [keys: string, description: string])[]

interface KeysDialogProps {
  on: boolean
  onSwitch: (on: boolean) => void
  keys: KeyList
  onClose: () => void
}

/** The list of keys, and the switch that turns them off. */
export const KeysDialog = ({ on, onSwitch, keys, onClose }: KeysDialogProps) => (
  <Dialog open title="Shortcuts" onClose={onClose}>
    <Check id="review-keys" checked={on} onChange={(event) => onSwitch(event.target.checked)}>
      Use keyboard shortcuts on this computer
    </Check>
    <dl className="key-list">
      {keys.map(([key, description]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
    <div className="dialog-actions">
      <Button onClick={onClose}>Close</Button>
    </div>
  </Dialog>
)
