import { useCouncil } from '#web/session/council.tsx'

/** The officers of the council; nothing if none is entered. */
export const Officers = () => {
  const officers = useCouncil()?.officers ?? []
  if (officers.length === 0) return null
  return (
    <ul>
      {officers.map(({ office, name }) => (
        <li key={`${office} ${name}`}>
          {office}: <span dir="auto">{name}</span>
        </li>
      ))}
    </ul>
  )
}
