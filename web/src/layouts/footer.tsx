import { Link, useLocation } from 'react-router-dom'
import { inStaffArea, paths } from '#shared/paths.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { useCouncil } from '#web/session/council.tsx'
import { languageAttributes, useLanguage, usePathInLanguage, useWords } from '#web/ui/language/language.ts'
import { frameWords } from '#web/ui/page/frame-words.ts'
import { PhoneLink } from '#web/ui/page/phone-link.tsx'

const links = ['support', 'helpCenter', 'privacy', 'terms', 'accessibility', 'publicRegister'] as const

/** The end of every page: how to reach the council, and the links, which keep staff in their area. */
export const Footer = () => {
  const council = useCouncil()
  const words = useWords(frameWords)
  const inLanguage = usePathInLanguage()
  const isStaffArea = `${useLocation().pathname}/`.startsWith(`${paths.admin}/`)
  return (
    <footer className="foot" {...languageAttributes(useLanguage())}>
      <p>
        © {councilName(council)}
        {council?.phone && (
          <>
            {' · '}
            <PhoneLink number={council.phone} />
          </>
        )}
        {council?.hours && ` · ${council.hours}`}
      </p>
      <ul>
        {links.map((name) => (
          <li key={name}>
            <Link
              to={
                isStaffArea && name !== 'publicRegister' ? inStaffArea(paths[name]) : inLanguage(paths[name])
              }
            >
              {words[name]}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  )
}
