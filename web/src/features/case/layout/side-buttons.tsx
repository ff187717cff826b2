const sides = ['Data', 'Documents'] as const
export type Side = (typeof sides)[number]

/** On narrow screens one of the two is visible. */
export const SideButtons = ({ side, onSide }: { side: Side; onSide: (side: Side) => void }) => (
  // biome-ignore lint/a11y/useSemanticElements: two buttons are no fieldset of a form
  <div className="case-sides" role="group" aria-label="Show">
    {sides.map((name) => (
      <button key={name} type="button" aria-pressed={name === side} onClick={() => onSide(name)}>
        {name}
      </button>
    ))}
  </div>
)
